import { Skeleton } from '@suite/ui/Skeleton';
import { VisuallyHidden } from '@suite/ui/VisuallyHidden';
import { ListFailure } from './ListFailure.tsx';

interface ListPlaceholderProps {
  /** Error of the request; undefined while loading. */
  error: unknown;
  /** Whether the list is a part of a screen. */
  isPart?: boolean;
  onRetry(): void;
  /** Announcement that the list is loading. */
  loading: string;
  /** CSS height while loading. */
  height: string;
}

/** Renders an error in place of a list or, while the list loads, a skeleton. */
export function ListPlaceholder({ error, isPart, onRetry, loading, height }: ListPlaceholderProps) {
  if (error !== undefined) return <ListFailure error={error} isPart={isPart} onRetry={onRetry} />;
  return (
    <>
      <VisuallyHidden role="status">{loading}</VisuallyHidden>
      <Skeleton $height={height} />
    </>
  );
}

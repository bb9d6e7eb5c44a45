import { Skeleton } from '@suite/ui/Skeleton';
import { VisuallyHidden } from '@suite/ui/VisuallyHidden';
import { ListFailure } from './ListFailure.tsx';

interface ListPlaceholderProps {
  /** Undefined while loading. */
  error: unknown;
  onRetry(): void;
  /** Announces that the list is loading. */
  loading: string;
  /** CSS height while loading. */
  height: string;
}

/** Renders a list that is not shown: its error, or a skeleton while it loads. */
export function ListPlaceholder({ error, onRetry, loading, height }: ListPlaceholderProps) {
  if (error !== undefined) return <ListFailure error={error} onRetry={onRetry} />;
  return (
    <>
      <VisuallyHidden role="status">{loading}</VisuallyHidden>
      <Skeleton $height={height} />
    </>
  );
}

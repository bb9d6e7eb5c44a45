import { Button } from '@suite/ui/Button';
import { EmptyState } from '@suite/ui/EmptyState';
import { SearchX } from 'lucide-react';
import { useRecordWords } from './use-record-words.ts';

interface NothingFoundProps {
  title: string;
  description: string;
  onClearFilters(): void;
}

/** A list of which search and filters leave nothing, with the way back to all of it. */
export function NothingFound({ title, description, onClearFilters }: NothingFoundProps) {
  const words = useRecordWords();
  return (
    <EmptyState
      icon={SearchX}
      title={title}
      description={description}
      action={
        <Button $variant="secondary" $size="small" onClick={onClearFilters}>
          {words.filters.clear}
        </Button>
      }
    />
  );
}

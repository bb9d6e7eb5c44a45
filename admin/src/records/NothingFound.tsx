import { Button } from '@suite/ui/Button';
import { EmptyState } from '@suite/ui/EmptyState';
import { SearchX } from 'lucide-react';
import { useRecordWords } from './use-record-words.ts';

interface NothingFoundProps {
  title: string;
  description: string;
  onClearFilters(): void;
}

/** Renders an empty search result with a button that clears the filters. */
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

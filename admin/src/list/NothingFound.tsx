import { Button } from '@suite/ui/Button';
import { EmptyState } from '@suite/ui/EmptyState';
import { SearchX } from 'lucide-react';
import { useStrings } from '../language/use-strings.ts';
import { listStrings } from './list-strings.ts';

interface NothingFoundProps {
  title: string;
  description: string;
  /** Label of the button; without it, the button shows the whole list. */
  action?: string;
  onClearFilters(): void;
}

/** Renders an empty search result with a button that clears the filters. */
export function NothingFound({ title, description, action, onClearFilters }: NothingFoundProps) {
  const strings = useStrings(listStrings);
  return (
    <EmptyState
      icon={SearchX}
      title={title}
      description={description}
      action={
        <Button $variant="secondary" $size="small" onClick={onClearFilters}>
          {action ?? strings.showWholeList}
        </Button>
      }
    />
  );
}

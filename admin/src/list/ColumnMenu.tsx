import { Button } from '@suite/ui/Button';
import { DropdownMenu, DropdownMenuChoice } from '@suite/ui/DropdownMenu';
import { Columns3 } from 'lucide-react';
import { useStrings } from '../language/use-strings.ts';
import { listStrings } from './list-strings.ts';

interface ColumnMenuProps {
  /** The optional columns. */
  columns: readonly { id: string; title: string }[];
  /** Ids of the visible optional columns. */
  chosen: readonly string[];
  onChoose(id: string, isOn: boolean): void;
}

/** Renders the menu that shows and hides the optional columns. */
export function ColumnMenu({ columns, chosen, onChoose }: ColumnMenuProps) {
  const strings = useStrings(listStrings);
  const trigger = (
    <Button $variant="secondary" $size="small">
      <Columns3 aria-hidden size={16} strokeWidth={1.75} />
      {strings.columns}
    </Button>
  );
  return (
    <DropdownMenu trigger={trigger}>
      {columns.map(({ id, title }) => (
        <DropdownMenuChoice
          key={id}
          checked={chosen.includes(id)}
          onCheckedChange={(isOn) => onChoose(id, isOn)}
        >
          {title}
        </DropdownMenuChoice>
      ))}
    </DropdownMenu>
  );
}

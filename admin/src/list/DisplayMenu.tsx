import { Button } from '@suite/ui/Button';
import { DropdownMenu, DropdownMenuChoice, DropdownMenuLabel } from '@suite/ui/DropdownMenu';
import { SlidersHorizontal } from 'lucide-react';
import type { ReactNode } from 'react';
import { useStrings } from '../language/use-strings.ts';
import { listStrings } from './list-strings.ts';

interface DisplayMenuProps {
  columns: readonly { id: string; title: string }[];
  /** Ids of the visible optional columns. */
  chosen: readonly string[];
  onChoose(id: string, isOn: boolean): void;
  /** Entries above the columns. */
  children: ReactNode;
}

/** Renders the menu that sorts the list, and shows and hides the optional columns. */
export function DisplayMenu({ columns, chosen, onChoose, children }: DisplayMenuProps) {
  const strings = useStrings(listStrings);
  const trigger = (
    <Button $variant="secondary" $size="small" data-tool>
      <SlidersHorizontal aria-hidden size={16} strokeWidth={1.75} />
      <span>{strings.display}</span>
    </Button>
  );
  return (
    <DropdownMenu trigger={trigger}>
      {children}
      <DropdownMenuLabel>{strings.columns}</DropdownMenuLabel>
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

import type { ListedRecord } from '@suite/contracts/records';
import { Button } from '@suite/ui/Button';
import { DropdownMenu, DropdownMenuChoice } from '@suite/ui/DropdownMenu';
import { Columns3 } from 'lucide-react';
import type { RecordConfig } from '../records/record-config.ts';
import { useRecordStrings } from '../records/use-record-strings.ts';

interface ColumnMenuProps<Row extends ListedRecord> {
  columns: RecordConfig<Row>['columns'];
  chosen: readonly string[];
  onChoose(id: string, isOn: boolean): void;
}

/** Renders the menu that shows and hides the optional columns. */
export function ColumnMenu<Row extends ListedRecord>({ columns, chosen, onChoose }: ColumnMenuProps<Row>) {
  const strings = useRecordStrings();
  const trigger = (
    <Button $variant="secondary" $size="small">
      <Columns3 aria-hidden size={16} strokeWidth={1.75} />
      {strings.toolbar.columns}
    </Button>
  );
  return (
    <DropdownMenu trigger={trigger}>
      {columns
        .filter(({ isOptional }) => isOptional)
        .map(({ id, title }) => (
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

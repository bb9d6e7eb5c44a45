import { type ListedRecord, recordStatuses } from '@suite/contracts/records';
import { DropdownMenuItem } from '@suite/ui/DropdownMenu';
import { useStrings } from '../../language/use-strings.ts';
import { recordStrings } from '../record-strings.ts';
import { selectionStrings } from '../selection/selection-strings.ts';
import type { RecordActions } from '../use-record-actions.ts';

interface StatusItemsProps {
  row: ListedRecord;
  actions: Pick<RecordActions, 'setStatus'>;
}

/** Renders one menu entry for each status that a record doesn't have. */
export function StatusItems({ row, actions }: StatusItemsProps) {
  const strings = useStrings(selectionStrings);
  const { statuses } = useStrings(recordStrings);
  return recordStatuses
    .filter((status) => status !== row.status)
    .map((status) => (
      <DropdownMenuItem key={status} onSelect={() => actions.setStatus(row.id, status)}>
        {strings.statusTo(statuses[status])}
      </DropdownMenuItem>
    ));
}

import { type ListedRecord, type RecordStatus, recordStatuses } from '@suite/contracts/records';
import { DropdownMenuItem } from '@suite/ui/DropdownMenu';
import { useStrings } from '../../language/use-strings.ts';
import { useActiveAssignees } from '../assignees-api.ts';
import { recordStrings } from '../record-strings.ts';
import type { RecordActions } from '../use-record-actions.ts';
import { selectionStrings } from './selection-strings.ts';

interface StatusItemsProps {
  /** The status that a record has, which is left out. */
  current?: RecordStatus;
  onChoose(status: RecordStatus): void;
}

/** Renders one menu entry for each status. */
export function StatusItems({ current, onChoose }: StatusItemsProps) {
  const strings = useStrings(selectionStrings);
  const { statuses } = useStrings(recordStrings);
  return recordStatuses
    .filter((status) => status !== current)
    .map((status) => (
      <DropdownMenuItem key={status} onSelect={() => onChoose(status)}>
        {strings.statusTo(statuses[status])}
      </DropdownMenuItem>
    ));
}

interface AssignItemsProps {
  row: ListedRecord;
  actions: Pick<RecordActions, 'assign'>;
}

/** Renders one menu entry for each account that can get a record, and one that removes its assignee. */
export function AssignItems({ row, actions }: AssignItemsProps) {
  const strings = useStrings(selectionStrings);
  const { assignees } = useStrings(recordStrings);
  return (
    <>
      {useActiveAssignees()
        .filter(({ id }) => id !== row.assigneeId)
        .map(({ id, username, isMe }) => (
          <DropdownMenuItem key={id} onSelect={() => actions.assign(row, id)}>
            <bdi>{strings.assignTo(isMe ? assignees.me : username)}</bdi>
          </DropdownMenuItem>
        ))}
      {row.assigneeId !== null && (
        <DropdownMenuItem onSelect={() => actions.assign(row, null)}>{strings.unassign}</DropdownMenuItem>
      )}
    </>
  );
}

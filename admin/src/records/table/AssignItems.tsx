import type { ListedRecord } from '@suite/contracts/records';
import { DropdownMenuItem } from '@suite/ui/DropdownMenu';
import { useStrings } from '../../language/use-strings.ts';
import { useActiveAssignees } from '../assignees-api.ts';
import { recordStrings } from '../record-strings.ts';
import { selectionStrings } from '../selection/selection-strings.ts';
import type { RecordActions } from '../use-record-actions.ts';

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

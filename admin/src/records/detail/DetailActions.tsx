import type { ListedRecord, RecordChange } from '@suite/contracts/records';
import { Button } from '@suite/ui/Button';
import { Row } from '@suite/ui/Stack';
import { useStrings } from '../../language/use-strings.ts';
import type { RecordActions } from '../use-record-actions.ts';
import { detailStrings } from './detail-strings.ts';
import { StatusChoice } from './StatusChoice.tsx';

interface DetailActionsProps {
  row: ListedRecord;
  actions: RecordActions;
  /** Whether the user may delete and restore. */
  canManage: boolean;
  onChange(change: RecordChange): void;
}

/** Renders the status of the open record and its actions; in the trash, it can only be restored. */
export function DetailActions({ row, actions, canManage, onChange }: DetailActionsProps) {
  const strings = useStrings(detailStrings);
  const isInTrash = row.trashedAt !== null;
  return (
    <Row>
      {!isInTrash && <StatusChoice status={row.status} onChoose={(status) => onChange({ status })} />}
      {!isInTrash && row.isRead && (
        <Button $variant="ghost" $size="small" onClick={() => onChange({ isRead: false })}>
          {strings.markUnread}
        </Button>
      )}
      {canManage && !isInTrash && row.flaggedFor === null && (
        <Button $variant="secondary" $size="small" onClick={() => actions.flag(row.id)}>
          {strings.spam}
        </Button>
      )}
      {canManage && (
        <Button
          $variant="secondary"
          $size="small"
          onClick={() => (isInTrash ? actions.restore(row.id) : actions.remove(row.id))}
        >
          {isInTrash ? strings.restore : strings.delete}
        </Button>
      )}
    </Row>
  );
}

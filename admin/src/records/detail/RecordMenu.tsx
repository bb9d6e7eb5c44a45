import type { ListedRecord } from '@suite/contracts/records';
import { useNavigate } from '@suite/host/router';
import { DropdownMenu, DropdownMenuItem } from '@suite/ui/DropdownMenu';
import { IconButton } from '@suite/ui/IconButton';
import { Ellipsis, Eraser, MailOpen, ShieldAlert, Trash2 } from 'lucide-react';
import { useStrings } from '../../language/use-strings.ts';
import { erasureAddressOf } from '../record-address.ts';
import type { RecordKey } from '../records-api.ts';
import type { RecordActions } from '../use-record-actions.ts';
import { detailStrings } from './detail-strings.ts';
import { useRecordChange } from './use-record-change.ts';

interface RecordMenuProps {
  record: RecordKey;
  row: ListedRecord;
  actions: RecordActions;
  /** Whether the user may move the record. */
  canManage: boolean;
}

/** Renders the menu of the open record: what moves it out of the list, and marking it as unread. */
export function RecordMenu({ record, row, actions, canManage }: RecordMenuProps) {
  const strings = useStrings(detailStrings);
  const change = useRecordChange(record);
  const navigate = useNavigate();
  if (row.trashedAt !== null || !(canManage || row.isRead)) return null;
  return (
    <DropdownMenu
      trigger={
        <IconButton label={strings.more}>
          <Ellipsis aria-hidden size={18} strokeWidth={1.75} />
        </IconButton>
      }
    >
      {row.isRead && (
        <DropdownMenuItem onSelect={() => change({ isRead: false })}>
          <MailOpen aria-hidden size={16} strokeWidth={1.75} />
          {strings.markUnread}
        </DropdownMenuItem>
      )}
      {canManage && row.flaggedFor === null && (
        <DropdownMenuItem onSelect={() => actions.flag(row.id)}>
          <ShieldAlert aria-hidden size={16} strokeWidth={1.75} />
          {strings.spam}
        </DropdownMenuItem>
      )}
      {canManage && (
        <DropdownMenuItem onSelect={() => navigate(erasureAddressOf(record.kind, record.id))}>
          <Eraser aria-hidden size={16} strokeWidth={1.75} />
          {strings.erase}
        </DropdownMenuItem>
      )}
      {canManage && (
        <DropdownMenuItem $isDanger onSelect={() => actions.remove(row.id)}>
          <Trash2 aria-hidden size={16} strokeWidth={1.75} />
          {strings.delete}
        </DropdownMenuItem>
      )}
    </DropdownMenu>
  );
}

import type { ListedRecord } from '@suite/contracts/records';
import { useNavigate } from '@suite/host/router';
import { Button } from '@suite/ui/Button';
import { DropdownMenu, DropdownMenuItem } from '@suite/ui/DropdownMenu';
import { EmptyState } from '@suite/ui/EmptyState';
import { IconButton } from '@suite/ui/IconButton';
import { Skeleton } from '@suite/ui/Skeleton';
import { isRefusal } from '@suite/web-api';
import { Ellipsis, Eraser, FileQuestion, MailOpen, ShieldAlert, Trash2 } from 'lucide-react';
import { useStrings } from '../../language/use-strings.ts';
import { listStrings } from '../../list/list-strings.ts';
import { useMedia } from '../../screen/use-media.ts';
import { erasureAddressOf } from '../record-address.ts';
import type { RecordConfig } from '../record-config.ts';
import { recordStrings } from '../record-strings.ts';
import { type RecordKey, useReadRecordQuery } from '../records-api.ts';
import { Highlighted } from '../search/Highlighted.tsx';
import type { RecordActions } from '../use-record-actions.ts';
import { ContactFoot, withFoot } from './ContactFoot.tsx';
import { detailStrings } from './detail-strings.ts';
import { RecordDetails } from './RecordDetails.tsx';
import { SidePanel } from './SidePanel.tsx';
import { useRecordChange } from './use-record-change.ts';

interface RecordPanelProps {
  config: RecordConfig;
  id: number;
  /** Rows of the list, for the previous and next buttons. */
  rows: readonly ListedRecord[];
  actions: RecordActions;
  canManage: boolean;
  onStep(id: number): void;
  onClose(): void;
}

/** Renders the open record in a side panel. */
export function RecordPanel(props: RecordPanelProps) {
  const { config, id, rows, onStep } = props;
  const strings = useStrings(detailStrings);
  const { record } = useStrings(recordStrings);
  const { tryAgain } = useStrings(listStrings);
  const { currentData: detail, error, refetch } = useReadRecordQuery({ kind: config.kind, id });
  const hasFoot = useMedia(withFoot);
  const index = rows.findIndex((row) => row.id === id);
  // The row has the submitted fields while the details load. A record opened by its address may not be in the list.
  const row = detail ?? rows[index];
  const stepTo = (neighbour: ListedRecord | undefined) =>
    neighbour ? () => onStep(neighbour.id) : undefined;
  return (
    <SidePanel
      title={
        row ? (
          <bdi>
            <Highlighted text={row.name} />
          </bdi>
        ) : (
          record
        )
      }
      menu={
        row && (
          <RecordMenu
            record={{ kind: config.kind, id }}
            row={row}
            actions={props.actions}
            canManage={props.canManage}
          />
        )
      }
      onPrevious={stepTo(rows[index - 1])}
      onNext={index < 0 ? undefined : stepTo(rows[index + 1])}
      onClose={props.onClose}
      foot={row && hasFoot && <ContactFoot config={config} row={row} />}
    >
      {row ? (
        <RecordDetails
          key={id}
          config={config}
          row={row}
          detail={detail}
          actions={props.actions}
          canManage={props.canManage}
        />
      ) : error ? (
        <EmptyState
          icon={FileQuestion}
          title={strings.failed}
          description={isRefusal(error, 404) ? strings.gone : undefined}
          action={
            <Button $variant="secondary" $size="small" onClick={refetch}>
              {tryAgain}
            </Button>
          }
        />
      ) : (
        <Skeleton $height="12rem" />
      )}
    </SidePanel>
  );
}

interface RecordMenuProps {
  record: RecordKey;
  row: ListedRecord;
  actions: RecordActions;
  /** Whether the user may move the record. */
  canManage: boolean;
}

/** Renders the menu of the open record: what moves it out of the list, and marking it as unread. */
function RecordMenu({ record, row, actions, canManage }: RecordMenuProps) {
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

import {
  type BulkAction,
  type BulkRequest,
  type RecordFolder,
  recordStatuses,
} from '@suite/contracts/records';
import { Button } from '@suite/ui/Button';
import { DropdownMenu, DropdownMenuItem, DropdownMenuSeparator } from '@suite/ui/DropdownMenu';
import { IconButton } from '@suite/ui/IconButton';
import { Ellipsis } from 'lucide-react';
import { useStrings } from '../../language/use-strings.ts';
import { DangerButton } from '../../screen/DangerButton.tsx';
import { assignmentStrings } from '../assignment-strings.ts';
import { followUpPresets } from '../date-presets.ts';
import { recordStrings } from '../record-strings.ts';
import { selectionStrings } from './selection-strings.ts';

export type RunBulkAction = (action: BulkAction, details?: Pick<BulkRequest, 'status' | 'followUp'>) => void;

/** Returns the bulk actions available in a folder, the most common one first. */
export function actionsFor(folder: RecordFolder, canManage: boolean): BulkAction[] {
  if (folder === 'trash') return canManage ? ['restore'] : [];
  if (!canManage) return ['status', 'read'];
  return folder === 'flagged'
    ? ['unflag', 'status', 'assign', 'followUp', 'read', 'delete']
    : ['status', 'assign', 'followUp', 'read', 'flag', 'delete'];
}

interface BulkButtonsProps {
  actions: readonly BulkAction[];
  onAction: RunBulkAction;
}

/** Renders one button per bulk action. */
export function BulkButtons({ actions, onAction }: BulkButtonsProps) {
  const strings = useStrings(selectionStrings);
  const { statuses } = useStrings(recordStrings);
  return actions.map((action) => {
    const ActionButton = action === 'delete' ? DangerButton : Button;
    return action === 'status' || action === 'followUp' ? (
      <DropdownMenu
        key={action}
        align="start"
        trigger={
          <Button $variant="secondary" $size="small">
            {strings.actions[action]}
          </Button>
        }
      >
        {action === 'followUp' ? (
          <FollowUpItems onAction={onAction} />
        ) : (
          recordStatuses.map((status) => (
            <DropdownMenuItem key={status} onSelect={() => onAction('status', { status })}>
              {statuses[status]}
            </DropdownMenuItem>
          ))
        )}
      </DropdownMenu>
    ) : (
      <ActionButton key={action} $variant="secondary" $size="small" onClick={() => onAction(action)}>
        {strings.actions[action]}
      </ActionButton>
    );
  });
}

/** Renders one menu entry for each preset of the follow-up date, and one that removes it. */
function FollowUpItems({ onAction }: Pick<BulkButtonsProps, 'onAction'>) {
  const { followUp: label, presets, removeDate } = useStrings(assignmentStrings);
  const { filter } = useStrings(recordStrings);
  return (
    <>
      {followUpPresets().map(({ name, date }) => (
        <DropdownMenuItem key={name} onSelect={() => onAction('followUp', { followUp: date })}>
          {filter(label, presets[name])}
        </DropdownMenuItem>
      ))}
      <DropdownMenuItem onSelect={() => onAction('followUp', { followUp: null })}>
        {removeDate}
      </DropdownMenuItem>
    </>
  );
}

/** A menu entry that selects more records. */
export interface SelectingEntry {
  title: string;
  onSelect(): void;
}

interface BulkMenuProps extends BulkButtonsProps {
  selecting: readonly SelectingEntry[];
}

/** Renders the menu of the bulk actions that have no room for a button. */
export function BulkMenu({ actions, selecting, onAction }: BulkMenuProps) {
  const strings = useStrings(selectionStrings);
  if (actions.length === 0 && selecting.length === 0) return null;
  const trigger = (
    <IconButton label={strings.more}>
      <Ellipsis aria-hidden size={18} strokeWidth={1.75} />
    </IconButton>
  );
  return (
    <DropdownMenu trigger={trigger}>
      {selecting.map(({ title, onSelect }) => (
        <DropdownMenuItem key={title} onSelect={onSelect}>
          {title}
        </DropdownMenuItem>
      ))}
      {selecting.length > 0 && actions.length > 0 && <DropdownMenuSeparator />}
      {actions.map((action) =>
        action === 'followUp' ? (
          <FollowUpItems key={action} onAction={onAction} />
        ) : (
          <DropdownMenuItem key={action} $isDanger={action === 'delete'} onSelect={() => onAction(action)}>
            {strings.actions[action]}
          </DropdownMenuItem>
        ),
      )}
    </DropdownMenu>
  );
}

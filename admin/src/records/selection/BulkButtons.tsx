import { type BulkAction, recordStatuses } from '@suite/contracts/records';
import { Button } from '@suite/ui/Button';
import { DropdownMenu, DropdownMenuItem } from '@suite/ui/DropdownMenu';
import { ChevronsUpDown } from 'lucide-react';
import { useRecordStrings } from '../use-record-strings.ts';
import type { RunBulkAction } from './bulk-actions.ts';

interface BulkButtonsProps {
  actions: readonly BulkAction[];
  onAction: RunBulkAction;
}

/** Renders one button per bulk action. */
export function BulkButtons({ actions, onAction }: BulkButtonsProps) {
  const strings = useRecordStrings();
  return actions.map((action) =>
    action === 'status' ? (
      <DropdownMenu
        key={action}
        align="start"
        trigger={
          <Button $variant="secondary" $size="small">
            {strings.selection.actions.status}
            <ChevronsUpDown aria-hidden size={14} strokeWidth={1.75} />
          </Button>
        }
      >
        {recordStatuses.map((status) => (
          <DropdownMenuItem key={status} onSelect={() => onAction('status', status)}>
            {strings.statuses[status]}
          </DropdownMenuItem>
        ))}
      </DropdownMenu>
    ) : (
      <Button
        key={action}
        $variant={action === 'delete' ? 'danger' : 'secondary'}
        $size="small"
        onClick={() => onAction(action)}
      >
        {strings.selection.actions[action]}
      </Button>
    ),
  );
}

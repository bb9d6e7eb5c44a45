import { type BulkAction, recordStatuses } from '@suite/contracts/records';
import { Button } from '@suite/ui/Button';
import { DropdownMenu, DropdownMenuItem } from '@suite/ui/DropdownMenu';
import { ChevronsUpDown } from 'lucide-react';
import { useStrings } from '../../language/use-strings.ts';
import { recordStrings } from '../record-strings.ts';
import type { RunBulkAction } from './bulk-actions.ts';
import { selectionStrings } from './selection-strings.ts';

interface BulkButtonsProps {
  actions: readonly BulkAction[];
  onAction: RunBulkAction;
}

/** Renders one button per bulk action. */
export function BulkButtons({ actions, onAction }: BulkButtonsProps) {
  const strings = useStrings(selectionStrings);
  const { statuses } = useStrings(recordStrings);
  return actions.map((action) =>
    action === 'status' ? (
      <DropdownMenu
        key={action}
        align="start"
        trigger={
          <Button $variant="secondary" $size="small">
            {strings.actions.status}
            <ChevronsUpDown aria-hidden size={14} strokeWidth={1.75} />
          </Button>
        }
      >
        {recordStatuses.map((status) => (
          <DropdownMenuItem key={status} onSelect={() => onAction('status', status)}>
            {statuses[status]}
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
        {strings.actions[action]}
      </Button>
    ),
  );
}

import { type BulkAction, recordStatuses } from '@suite/contracts/records';
import { Button } from '@suite/ui/Button';
import { DropdownMenu, DropdownMenuItem } from '@suite/ui/DropdownMenu';
import { ChevronsUpDown } from 'lucide-react';
import { useRecordWords } from '../use-record-words.ts';
import type { DoBulkAct } from './bulk-acts.ts';

interface BulkButtonsProps {
  acts: readonly BulkAction[];
  onAct: DoBulkAct;
}

/** Renders one button per bulk action. */
export function BulkButtons({ acts, onAct }: BulkButtonsProps) {
  const words = useRecordWords();
  return acts.map((action) =>
    action === 'status' ? (
      <DropdownMenu
        key={action}
        align="start"
        trigger={
          <Button $variant="secondary" $size="small">
            {words.selection.acts.status}
            <ChevronsUpDown aria-hidden size={14} strokeWidth={1.75} />
          </Button>
        }
      >
        {recordStatuses.map((status) => (
          <DropdownMenuItem key={status} onSelect={() => onAct('status', status)}>
            {words.statuses[status]}
          </DropdownMenuItem>
        ))}
      </DropdownMenu>
    ) : (
      <Button
        key={action}
        $variant={action === 'delete' ? 'danger' : 'secondary'}
        $size="small"
        onClick={() => onAct(action)}
      >
        {words.selection.acts[action]}
      </Button>
    ),
  );
}

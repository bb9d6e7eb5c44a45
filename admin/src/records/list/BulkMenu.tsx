import { type BulkAction, recordStatuses } from '@suite/contracts/records';
import { DropdownMenu, DropdownMenuItem, DropdownMenuSeparator } from '@suite/ui/DropdownMenu';
import { IconButton } from '@suite/ui/IconButton';
import { Ellipsis, X } from 'lucide-react';
import { useRecordWords } from '../use-record-words.ts';
import { BulkButtons } from './BulkButtons.tsx';
import type { DoBulkAct } from './bulk-acts.ts';

interface BulkMenuProps {
  acts: readonly BulkAction[];
  /** Selects all matching records; false if they are selected already. */
  selectAll: { title: string; onSelect(): void } | false;
  onAct: DoBulkAct;
  onClear(): void;
}

/** Renders the bulk actions in one row: a button for the last action and a menu for the others. */
export function BulkMenu({ acts, selectAll, onAct, onClear }: BulkMenuProps) {
  const words = useRecordWords();
  const others = acts.slice(0, -1);
  const trigger = (
    <IconButton label={words.selection.more}>
      <Ellipsis aria-hidden size={18} strokeWidth={1.75} />
    </IconButton>
  );
  return (
    <>
      <BulkButtons acts={acts.slice(-1)} onAct={onAct} />
      {(others.length > 0 || selectAll) && (
        <DropdownMenu trigger={trigger}>
          {selectAll && <DropdownMenuItem onSelect={selectAll.onSelect}>{selectAll.title}</DropdownMenuItem>}
          {selectAll && others.length > 0 && <DropdownMenuSeparator />}
          {others.map((action) =>
            action === 'status' ? (
              recordStatuses.map((status) => (
                <DropdownMenuItem key={status} onSelect={() => onAct('status', status)}>
                  {words.selection.statusTo(words.statuses[status])}
                </DropdownMenuItem>
              ))
            ) : (
              <DropdownMenuItem key={action} $isDanger={action === 'delete'} onSelect={() => onAct(action)}>
                {words.selection.acts[action]}
              </DropdownMenuItem>
            ),
          )}
        </DropdownMenu>
      )}
      <IconButton label={words.selection.clear} onClick={onClear}>
        <X aria-hidden size={18} strokeWidth={1.75} />
      </IconButton>
    </>
  );
}

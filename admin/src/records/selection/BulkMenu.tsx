import { type BulkAction, recordStatuses } from '@suite/contracts/records';
import { DropdownMenu, DropdownMenuItem, DropdownMenuSeparator } from '@suite/ui/DropdownMenu';
import { IconButton } from '@suite/ui/IconButton';
import { Ellipsis, X } from 'lucide-react';
import { useStrings } from '../../language/use-strings.ts';
import { recordStrings } from '../record-strings.ts';
import { BulkButtons } from './BulkButtons.tsx';
import type { RunBulkAction } from './bulk-actions.ts';
import { selectionStrings } from './selection-strings.ts';

interface BulkMenuProps {
  actions: readonly BulkAction[];
  /** Entry that selects all matching records; false if it is not offered. */
  selectAll: { title: string; onSelect(): void } | false;
  onAction: RunBulkAction;
  onClear(): void;
}

/** Renders the bulk actions in one row: a button for the first action and a menu for the others. */
export function BulkMenu({ actions, selectAll, onAction, onClear }: BulkMenuProps) {
  const strings = useStrings(selectionStrings);
  const { statuses } = useStrings(recordStrings);
  const others = actions.slice(1);
  const trigger = (
    <IconButton label={strings.more}>
      <Ellipsis aria-hidden size={18} strokeWidth={1.75} />
    </IconButton>
  );
  return (
    <>
      <BulkButtons actions={actions.slice(0, 1)} onAction={onAction} />
      {(others.length > 0 || selectAll) && (
        <DropdownMenu trigger={trigger}>
          {selectAll && <DropdownMenuItem onSelect={selectAll.onSelect}>{selectAll.title}</DropdownMenuItem>}
          {selectAll && others.length > 0 && <DropdownMenuSeparator />}
          {others.map((action) =>
            action === 'status' ? (
              recordStatuses.map((status) => (
                <DropdownMenuItem key={status} onSelect={() => onAction('status', status)}>
                  {strings.statusTo(statuses[status])}
                </DropdownMenuItem>
              ))
            ) : (
              <DropdownMenuItem
                key={action}
                $isDanger={action === 'delete'}
                onSelect={() => onAction(action)}
              >
                {strings.actions[action]}
              </DropdownMenuItem>
            ),
          )}
        </DropdownMenu>
      )}
      <IconButton label={strings.clear} onClick={onClear}>
        <X aria-hidden size={18} strokeWidth={1.75} />
      </IconButton>
    </>
  );
}

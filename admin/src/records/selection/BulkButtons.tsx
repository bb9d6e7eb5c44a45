import { type BulkAction, recordStatuses } from '@suite/contracts/records';
import { Button } from '@suite/ui/Button';
import { DropdownMenu, DropdownMenuItem } from '@suite/ui/DropdownMenu';
import { token } from '@suite/ui/theme';
import { ChevronDown } from 'lucide-react';
import styled from 'styled-components';
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
            <ChevronDown aria-hidden size={14} strokeWidth={1.75} />
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
      <ActionButton
        key={action}
        $variant="secondary"
        $size="small"
        data-action={action}
        onClick={() => onAction(action)}
      >
        {strings.actions[action]}
      </ActionButton>
    ),
  );
}

const ActionButton = styled(Button)`
  &&[data-action='delete'] {
    border-color: ${token('color', 'danger')};
    color: ${token('color', 'dangerText')};
  }
`;

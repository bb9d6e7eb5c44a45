import type { ListedRecord } from '@suite/contracts/records';
import { RotateCcw, Trash2 } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useStrings } from '../../language/use-strings.ts';
import { focusTargetAfter } from '../../list/focus-target-after.ts';
import { RowButton } from '../../list/RowButton.tsx';
import type { RecordActions } from '../use-record-actions.ts';
import { tableStrings } from './table-strings.ts';

interface RowActionsProps {
  row: ListedRecord;
  actions: RecordActions;
}

/** Renders a row's button to delete or restore it. The focus moves to the same button in the next row. */
export function RowActions({ row, actions }: RowActionsProps) {
  const strings = useStrings(tableStrings);
  const moveRow = (move: (id: number) => unknown) => {
    return ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
      const target = focusTargetAfter(currentTarget);
      move(row.id);
      target?.focus();
    };
  };
  if (row.trashedAt !== null) {
    return (
      <RowButton label={strings.restore(row.name)} onClick={moveRow(actions.restore)}>
        <RotateCcw aria-hidden size={17} strokeWidth={1.75} />
      </RowButton>
    );
  }
  return (
    <RowButton label={strings.delete(row.name)} data-tone="danger" onClick={moveRow(actions.remove)}>
      <Trash2 aria-hidden size={17} strokeWidth={1.75} />
    </RowButton>
  );
}

import type { ListedRecord } from '@suite/contracts/records';
import { RotateCcw, Trash2 } from 'lucide-react';
import type { MouseEvent } from 'react';
import { focusTargetAfter } from '../focus-target-after.ts';
import { RowButton } from '../RowButton.tsx';
import type { RecordActs } from '../use-record-acts.ts';
import { useRecordWords } from '../use-record-words.ts';

interface RowActionsProps {
  row: ListedRecord;
  acts: RecordActs;
}

/** Renders a row's button to delete or restore it. The focus moves to the same button in the next row. */
export function RowActions({ row, acts }: RowActionsProps) {
  const words = useRecordWords();
  const act = (does: (id: number) => unknown) => {
    return ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
      const target = focusTargetAfter(currentTarget);
      does(row.id);
      target?.focus();
    };
  };
  if (row.trashedAt !== null) {
    return (
      <RowButton label={words.row.restore(row.name)} onClick={act(acts.restore)}>
        <RotateCcw aria-hidden size={17} strokeWidth={1.75} />
      </RowButton>
    );
  }
  return (
    <RowButton label={words.row.delete(row.name)} data-tone="danger" onClick={act(acts.remove)}>
      <Trash2 aria-hidden size={17} strokeWidth={1.75} />
    </RowButton>
  );
}

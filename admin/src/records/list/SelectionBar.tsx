import {
  type BulkRequest,
  type RecordFolder,
  type RecordStatus,
  recordStatuses,
} from '@suite/contracts/records';
import { Button } from '@suite/ui/Button';
import { DropdownMenu, DropdownMenuItem } from '@suite/ui/DropdownMenu';
import { token } from '@suite/ui/theme';
import { ChevronsUpDown } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { useRecordWords } from '../use-record-words.ts';
import type { Selection } from '../use-selection.ts';
import { ConfirmDelete } from './ConfirmDelete.tsx';

interface SelectionBarProps {
  selection: Selection;
  folder: RecordFolder;
  /** May the viewer delete and restore? */
  canManage: boolean;
  /** There are more than those on this page, and all of this page are selected. */
  canSelectAll: boolean;
  /** How many match, where that is known already. */
  total: number | undefined;
  onSelectAll(): void;
  onAct(request: BulkRequest): void;
}

/** What can be done with the selected records. */
export function SelectionBar({
  selection,
  folder,
  canManage,
  canSelectAll,
  total,
  onSelectAll,
  onAct,
}: SelectionBarProps) {
  const words = useRecordWords();
  const [isAsking, setAsking] = useState(false);
  const act = (action: BulkRequest['action'], status?: RecordStatus) =>
    onAct({ action, ...(status && { status }), ...selection.target });
  // By hand one knows what one takes; of all that match most were never seen.
  const handleDelete = () => (selection.all === undefined ? act('delete') : setAsking(true));
  return (
    <Bar role="group" aria-label={words.selection.label}>
      <Count role="status">
        {selection.all === undefined
          ? words.selection.chosen(selection.count)
          : words.selection.all(selection.count)}
      </Count>
      {canSelectAll && selection.all === undefined && (
        <Button $variant="ghost" $size="small" onClick={onSelectAll}>
          {words.selection.selectAll(total)}
        </Button>
      )}
      {folder !== 'trash' && (
        <>
          <DropdownMenu
            align="start"
            trigger={
              <Button $variant="secondary" $size="small">
                {words.selection.setStatus}
                <ChevronsUpDown aria-hidden size={14} strokeWidth={1.75} />
              </Button>
            }
          >
            {recordStatuses.map((status) => (
              <DropdownMenuItem key={status} onSelect={() => act('status', status)}>
                {words.statuses[status]}
              </DropdownMenuItem>
            ))}
          </DropdownMenu>
          <Button $variant="secondary" $size="small" onClick={() => act('read')}>
            {words.selection.markRead}
          </Button>
        </>
      )}
      {canManage && folder === 'flagged' && (
        <Button $variant="secondary" $size="small" onClick={() => act('unflag')}>
          {words.selection.notSpam}
        </Button>
      )}
      {canManage && folder === 'trash' && (
        <Button $variant="secondary" $size="small" onClick={() => act('restore')}>
          {words.selection.restore}
        </Button>
      )}
      {canManage && folder !== 'trash' && (
        <Button $variant="danger" $size="small" onClick={handleDelete}>
          {words.selection.delete}
        </Button>
      )}
      <Button $variant="ghost" $size="small" onClick={selection.clear}>
        {words.selection.clear}
      </Button>
      <ConfirmDelete
        open={isAsking}
        onOpenChange={setAsking}
        count={selection.count}
        onConfirm={() => act('delete')}
      />
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space', 2)};
`;

const Count = styled.p`
  margin-right: ${token('space', 2)};
  color: ${token('color', 'ink')};
  font-size: ${token('type', 'small')};
  font-weight: ${token('weight', 'semibold')};
  font-variant-numeric: tabular-nums;
`;

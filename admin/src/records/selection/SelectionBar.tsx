import { type BulkRequest, type RecordFolder, recordLimits } from '@suite/contracts/records';
import { Button } from '@suite/ui/Button';
import { IconButton } from '@suite/ui/IconButton';
import { token } from '@suite/ui/theme';
import { X } from 'lucide-react';
import { type Ref, useState } from 'react';
import styled from 'styled-components';
import { useStrings } from '../../language/use-strings.ts';
import { DialogActions } from '../../screen/DialogActions.tsx';
import { PanelDialog } from '../../screen/PanelDialog.tsx';
import { useMedia } from '../../screen/use-media.ts';
import { AssignDialog } from './AssignDialog.tsx';
import {
  actionsFor,
  BulkButtons,
  BulkMenu,
  type RunBulkAction,
  type SelectingEntry,
} from './BulkButtons.tsx';
import { selectionStrings } from './selection-strings.ts';
import type { Selection } from './use-selection.ts';

interface SelectionBarProps {
  ref: Ref<HTMLDivElement>;
  selection: Selection;
  folder: RecordFolder;
  /** Whether the side panel of an open record takes part of the width. */
  isBesidePanel: boolean;
  /** Whether the user may delete, restore, and act on all matching records. */
  canManage: boolean;
  /** Entry that selects all rows of this page; undefined if the table head offers it, or if they are selected. */
  selectPage: SelectingEntry | undefined;
  /** Whether all rows of this page are selected and more records match. */
  canSelectAll: boolean;
  /** Number of matching records, if known. */
  total: number | undefined;
  onSelectAll(): void;
  onAction(request: BulkRequest): void;
  onClear(): void;
}

/** Renders the bulk actions for the selected records; on a narrow screen, all but the first two are in a menu. */
export function SelectionBar(props: SelectionBarProps) {
  const { selection, onSelectAll, onClear } = props;
  const strings = useStrings(selectionStrings);
  const isNarrow = useMedia(`(width < ${props.isBesidePanel ? '96rem' : '64rem'})`);
  const [asking, setAsking] = useState<'delete' | 'assign'>();
  const runAction = (
    action: BulkRequest['action'],
    details: Pick<BulkRequest, 'status' | 'assigneeIds' | 'followUp'> = {},
  ) => props.onAction({ action, ...details, ...selection.target });
  // Deleting all matching records needs confirmation, because the user has not seen most of them.
  const handleAction: RunBulkAction = (action, details) => {
    if (action === 'assign' || (action === 'delete' && selection.all !== undefined)) setAsking(action);
    else runAction(action, details);
  };

  const actions = actionsFor(props.folder, props.canManage);
  const canSelectAll =
    props.canManage && (props.canSelectAll || selection.isFull) && selection.all === undefined;
  const selectAll = canSelectAll && {
    title: strings.selectAll(props.total),
    onSelect: onSelectAll,
  };
  const selecting = [props.selectPage, selectAll].filter((entry) => !!entry);
  return (
    <Bar ref={props.ref} role="group" aria-label={strings.label}>
      <Count role="status">
        {selection.all === undefined ? strings.chosen(selection.count) : strings.all(selection.count)}
        {selection.isFull && <Note>{strings.full(recordLimits.selection, props.canManage)}</Note>}
      </Count>
      {selectAll && !isNarrow && (
        <SelectAll $variant="ghost" $size="small" onClick={selectAll.onSelect}>
          {selectAll.title}
        </SelectAll>
      )}
      <BulkButtons actions={isNarrow ? actions.slice(0, 2) : actions} onAction={handleAction} />
      {isNarrow && <BulkMenu actions={actions.slice(2)} selecting={selecting} onAction={handleAction} />}
      <IconButton label={strings.clear} onClick={onClear}>
        <X aria-hidden size={18} strokeWidth={1.75} />
      </IconButton>
      {asking === 'delete' && (
        <ConfirmDelete
          count={selection.count}
          onConfirm={() => runAction('delete')}
          onClose={() => setAsking(undefined)}
        />
      )}
      {asking === 'assign' && (
        <AssignDialog
          count={selection.count}
          onAssign={(assigneeIds) => runAction('assign', { assigneeIds })}
          onClose={() => setAsking(undefined)}
        />
      )}
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space', 2)};

  @media (width < 40rem) {
    flex: 1 1 100%;
    gap: ${token('space', 1)};
  }
`;

const Count = styled.p`
  margin-right: ${token('space', 2)};
  color: ${token('color', 'ink')};
  font-size: ${token('type', 'small')};
  font-weight: ${token('weight', 'semibold')};
  font-variant-numeric: tabular-nums;
  line-height: ${token('leading', 'snug')};

  @media (width < 40rem) {
    flex: 1 1 4rem;
  }
`;

/* Looks like a link, because it only changes the selection. */
const SelectAll = styled(Button)`
  && {
    padding-inline: 0;
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`;

const Note = styled.span`
  display: block;
  max-width: 34rem;
  color: ${token('color', 'textMuted')};
  font-weight: ${token('weight', 'regular')};
`;

interface ConfirmDeleteProps {
  count: number;
  onConfirm(): void;
  onClose(): void;
}

/** Asks for confirmation before all matching records are deleted. */
function ConfirmDelete({ count, onConfirm, onClose }: ConfirmDeleteProps) {
  const strings = useStrings(selectionStrings);
  const handleConfirm = () => {
    onClose();
    onConfirm();
  };
  return (
    <PanelDialog onClose={onClose} title={strings.confirmTitle(count)} description={strings.confirmHint}>
      <DialogActions
        action={strings.actions.delete}
        isDangerous
        onAction={handleConfirm}
        onCancel={onClose}
      />
    </PanelDialog>
  );
}

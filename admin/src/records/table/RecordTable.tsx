import type { ListedRecord } from '@suite/contracts/records';
import { type ReactNode, type Ref, useRef } from 'react';
import styled from 'styled-components';
import { ListFrame } from '../../list/ListFrame.tsx';
import { useMedia } from '../../screen/use-media.ts';
import type { RecordConfig } from '../record-config.ts';
import { canSort, sortOf } from '../record-view.ts';
import type { Selection } from '../selection/use-selection.ts';
import type { RecordList } from '../use-record-list.ts';
import { RecordRow } from './RecordRow.tsx';
import { RecordTableHead } from './RecordTableHead.tsx';
import { shownColumns } from './shown-columns.ts';

interface RecordTableProps {
  config: RecordConfig;
  rows: ListedRecord[];
  list: RecordList;
  selection: Selection;
  /** Ids of the visible optional columns. */
  chosenColumns: readonly string[];
  /** Renders a row's action cell; undefined hides the column. */
  renderActions: ((row: ListedRecord) => ReactNode) | undefined;
  ref: Ref<HTMLDivElement>;
}

/** The width of the column of checkboxes. */
export const selectWidth = '2.75rem';

/** Returns a function that selects or clears one row or, with Shift, all rows from the last pressed checkbox to it. */
function useRangeSelection(rows: readonly ListedRecord[], selection: Selection) {
  const lastPressed = useRef<number>(undefined);
  return (index: number, isOn: boolean, isRange: boolean) => {
    // A checkbox on another page can't start a range selection here.
    const before = rows.findIndex(({ id }) => id === lastPressed.current);
    const start = isRange && before >= 0 ? before : index;
    lastPressed.current = rows[index]?.id;
    selection.select(rows.slice(Math.min(start, index), Math.max(start, index) + 1), isOn);
  };
}

/** Renders one page of records as a table. */
export function RecordTable(props: RecordTableProps) {
  const { config, rows, list, selection, chosenColumns, renderActions } = props;
  const { view, isStale, addressOf } = list;
  const isBesideRecord = useMedia('(75rem <= width < 100rem)') && view.record > 0;
  const isMedium = useMedia('(40rem <= width < 64rem)');
  const isCrowded =
    isBesideRecord || (isMedium && config.columns.filter((one) => !one.isOptional).length > 5);
  const columns = shownColumns(
    config.columns.filter(({ givesWay }) => !(givesWay && isCrowded)),
    chosenColumns,
    sortOf(view),
  );
  const select = useRangeSelection(rows, selection);
  return (
    // The open record has the same tools, and the trash none.
    <TableArea ref={props.ref} data-without-tools={view.record > 0 || view.folder === 'trash' || undefined}>
      <ListFrame label={config.title} isStale={isStale}>
        <colgroup>
          <col style={{ width: selectWidth }} />
          {columns.map(({ id, width }) => (
            <col key={id} style={{ width }} />
          ))}
          {renderActions && <col style={{ width: 'var(--actions-width)' }} />}
        </colgroup>
        <RecordTableHead
          columns={columns}
          rows={rows}
          selection={selection}
          hasActions={renderActions !== undefined}
          onSort={canSort(view) ? (sort) => list.changeQuery({ sort }) : undefined}
        />
        <tbody>
          {rows.map((row, index) => (
            <RecordRow
              key={row.id}
              columns={columns}
              record={row}
              to={addressOf({ record: row.id })}
              isOpen={view.record === row.id}
              isSelected={selection.isSelected(row)}
              onSelect={(isOn, isRange) => select(index, isOn, isRange)}
              actions={renderActions?.(row)}
            />
          ))}
        </tbody>
      </ListFrame>
    </TableArea>
  );
}

/** The width of the column of actions, and how the tools of a row appear. */
export const TableArea = styled.div`
  --actions-width: 5.5rem;

  @media (width >= 80rem) {
    --actions-width: 4.5rem;

    &[data-without-tools] table {
      --time-width: 9rem;

      td:has(> time) {
        white-space: normal;
      }
    }
  }

  [data-row-contacts] {
    display: none;
  }

  @media (hover: hover) {
    [data-row-tools]:not(:focus-within, :has([data-state='open'])) {
      opacity: 0;
      pointer-events: none;
    }
  }

  /* The tools of a row have room of their own, so that they cover no text. */
  @media (hover: hover) and (width >= 80rem) {
    &:not([data-without-tools]) {
      --actions-width: 13.5rem;

      [data-row-tools] {
        padding: 0;
        background: none;
        opacity: 1;
        pointer-events: auto;
      }

      [data-row-contacts] {
        display: flex;
      }
    }
  }
`;

import type { ListedRecord } from '@suite/contracts/records';
import { Link } from '@suite/host/router';
import { createColumnHelper, type SortingState, useTable } from '@tanstack/react-table';
import { type ReactNode, type Ref, useRef } from 'react';
import { ListFrame } from '../../list/ListFrame.tsx';
import { RowCheckbox } from '../../list/RowCheckbox.tsx';
import { SortableTitle } from '../../list/SortableTitle.tsx';
import type { RecordColumn, RecordConfig } from '../record-config.ts';
import type { RecordView } from '../record-view.ts';
import type { Selection } from '../selection/use-selection.ts';
import { useRecordStrings } from '../use-record-strings.ts';
import { RecordLink } from './RecordLink.tsx';
import { tableFeatureSet } from './table-features.ts';

interface RecordTableProps<Row extends ListedRecord> {
  config: RecordConfig<Row>;
  rows: Row[];
  /** Whether the rows are about to be replaced. */
  isStale: boolean;
  view: RecordView;
  addressOf(changes: Partial<RecordView>): { search: string };
  onSort(sort: RecordView['sort']): void;
  selection: Selection;
  /** Ids of the visible optional columns. */
  chosenColumns: readonly string[];
  /** Renders a row's action cell; undefined hides the column. */
  renderActions: ((row: Row) => ReactNode) | undefined;
  ref: Ref<HTMLDivElement>;
}

const toSorting = (sort: RecordView['sort']): SortingState => [
  { id: sort.replace('-', ''), desc: sort.startsWith('-') },
];

/** Renders one page of records as a table. */
export function RecordTable<Row extends ListedRecord>(props: RecordTableProps<Row>) {
  const { config, rows, view, selection, addressOf, renderActions } = props;
  const strings = useRecordStrings();
  const lastPressed = useRef<number>(undefined);
  const helper = createColumnHelper<typeof tableFeatureSet, Row>();

  const table = useTable({
    features: tableFeatureSet,
    data: rows,
    columns: config.columns.map(({ id, title, sort, render }) =>
      helper.display({
        id,
        header: title,
        enableSorting: sort !== undefined,
        cell: ({ row }) => render(row.original),
      }),
    ),
    getRowId: ({ id }) => String(id),
    manualSorting: true,
    state: {
      sorting: toSorting(view.sort),
      rowSelection: Object.fromEntries(
        rows.filter(({ id }) => selection.isSelected(id)).map(({ id }) => [id, true as const]),
      ),
      columnVisibility: Object.fromEntries(
        config.columns.map(({ id, isOptional }) => [id, !isOptional || props.chosenColumns.includes(id)]),
      ),
    },
  });

  const columnOf = (id: string) => config.columns.find((column) => column.id === id) as RecordColumn<Row>;
  const visible = table.getVisibleLeafColumns();
  const shares = visible.map(({ id }) => columnOf(id).width).filter((width) => typeof width === 'number');
  const whole = shares.reduce((sum, share) => sum + share, 0);
  const widthOf = (id: string) => {
    const { width } = columnOf(id);
    return typeof width === 'string' ? width : `${(100 * width) / whole}%`;
  };
  const isPageSelected = rows.length > 0 && table.getIsAllRowsSelected();

  /** Selects a row; with Shift, all rows from the previously pressed checkbox to this one. */
  const select = (index: number, isOn: boolean, isRange: boolean) => {
    // A checkbox on another page can't start a range selection here.
    const before = rows.findIndex(({ id }) => id === lastPressed.current);
    const start = isRange && before >= 0 ? before : index;
    lastPressed.current = rows[index]?.id;
    selection.select(
      rows.slice(Math.min(start, index), Math.max(start, index) + 1).map(({ id }) => id),
      isOn,
    );
  };

  return (
    <div ref={props.ref}>
      <ListFrame label={config.title} isStale={props.isStale}>
        <colgroup>
          <col style={{ width: '2.75rem' }} />
          {visible.map(({ id }) => (
            <col key={id} style={{ width: widthOf(id) }} />
          ))}
          {renderActions && <col style={{ width: '5rem' }} />}
        </colgroup>
        <thead>
          <tr>
            <th scope="col" data-cell="select">
              <RowCheckbox
                label={strings.row.selectPage}
                checked={isPageSelected}
                isIndeterminate={!isPageSelected && table.getIsSomeRowsSelected()}
                onSelect={(isOn) =>
                  selection.select(
                    rows.map(({ id }) => id),
                    isOn,
                  )
                }
              />
            </th>
            {visible.map((column) => (
              <SortableTitle
                key={column.id}
                title={columnOf(column.id).title}
                sort={view.q === '' ? columnOf(column.id).sort : undefined}
                sorted={column.getIsSorted()}
                onSort={props.onSort}
              />
            ))}
            {renderActions && (
              <th scope="col" data-cell="actions">
                {strings.columns.actions}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {table.getRowModel().rows.map((row) => (
            <tr
              key={row.id}
              data-record={row.id}
              data-open={view.record === row.original.id || undefined}
              aria-selected={row.getIsSelected() || undefined}
            >
              <td data-cell="select">
                <RowCheckbox
                  label={strings.row.select(row.original.name)}
                  checked={row.getIsSelected()}
                  onSelect={(isOn, isRange) => select(row.index, isOn, isRange)}
                />
              </td>
              {row.getVisibleCells().map((cell, index) => (
                <td key={cell.id} data-cell={index === 0 ? 'name' : undefined}>
                  {index === 0 ? (
                    <RecordLink
                      as={Link}
                      to={addressOf({ record: row.original.id })}
                      data-unread={!row.original.isRead || undefined}
                    >
                      <table.FlexRender cell={cell} />
                    </RecordLink>
                  ) : (
                    <table.FlexRender cell={cell} />
                  )}
                </td>
              ))}
              {renderActions && <td data-cell="actions">{renderActions(row.original)}</td>}
            </tr>
          ))}
        </tbody>
      </ListFrame>
    </div>
  );
}

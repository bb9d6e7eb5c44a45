import type { ListedRecord } from '@suite/contracts/records';
import {
  columnVisibilityFeature,
  createColumnHelper,
  rowSelectionFeature,
  rowSortingFeature,
  type SortingState,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import type { RecordColumn, RecordConfig } from '../record-config.ts';
import type { RecordView } from '../record-view.ts';
import type { Selection } from '../selection/use-selection.ts';

/** Features of the table; sorting and paging happen on the server. */
const features = tableFeatures({ columnVisibilityFeature, rowSelectionFeature, rowSortingFeature });

interface RecordTableState {
  config: RecordConfig;
  rows: ListedRecord[];
  sort: RecordView['sort'];
  selection: Selection;
  /** Ids of the visible optional columns. */
  chosenColumns: readonly string[];
}

const toSorting = (sort: RecordView['sort']): SortingState => [
  { id: sort.replace('-', ''), desc: sort.startsWith('-') },
];

/** Returns the CSS widths of columns: fixed ones, and shares of the remaining width. */
function widthsOf(columns: readonly Pick<RecordColumn, 'width'>[]): string[] {
  const whole = columns.reduce((sum, { width }) => sum + (typeof width === 'number' ? width : 0), 0);
  return columns.map(({ width }) => (typeof width === 'string' ? width : `${(100 * width) / whole}%`));
}

/** Returns the table of one page of records, and its visible columns. */
export function useRecordTable(state: RecordTableState) {
  const { config, rows, selection, chosenColumns } = state;
  const helper = createColumnHelper<typeof features, ListedRecord>();
  const table = useTable({
    features,
    data: rows,
    columns: config.columns.map(({ id, title }) => helper.display({ id, header: title })),
    getRowId: ({ id }) => String(id),
    manualSorting: true,
    state: {
      sorting: toSorting(state.sort),
      rowSelection: Object.fromEntries(
        rows.filter(selection.isSelected).map(({ id }) => [id, true as const]),
      ),
      columnVisibility: Object.fromEntries(
        config.columns.map(({ id, isOptional }) => [id, !isOptional || chosenColumns.includes(id)]),
      ),
    },
  });
  const visible = table.getVisibleLeafColumns().map((column) => ({
    ...(config.columns.find(({ id }) => id === column.id) as RecordColumn),
    sorted: column.getIsSorted(),
  }));
  const widths = widthsOf(visible);
  return { table, columns: visible.map((column, index) => ({ ...column, width: widths[index] })) };
}

export type RecordTableModel = ReturnType<typeof useRecordTable>;

import { type RecordSort, recordSorts } from '@suite/contracts/records';
import type { SortDirection } from '@tanstack/react-table';
import { useStrings } from '../../language/use-strings.ts';
import { RowCheckbox } from '../../list/RowCheckbox.tsx';
import { SortableTitle } from '../../list/SortableTitle.tsx';
import { recordStrings } from '../record-strings.ts';
import { tableStrings } from './table-strings.ts';
import type { RecordTableModel } from './use-record-table.ts';

interface RecordTableHeadProps {
  table: RecordTableModel['table'];
  columns: RecordTableModel['columns'];
  hasActions: boolean;
  /** Sorts the list; undefined if its order is fixed. */
  onSort: ((sort: RecordSort) => void) | undefined;
  onSelectPage(isOn: boolean): void;
}

/**
 * Returns the order in which a press on a column's title sorts the list: its first one, then its other one or else the
 * newest first; undefined if the list can't be sorted by the column.
 */
function nextSort(column: string, sorted: SortDirection | false): RecordSort | undefined {
  const [first, second = '-createdAt'] = recordSorts.filter((sort) => sort.replace('-', '') === column);
  const isFirst = sorted === (first?.startsWith('-') ? 'desc' : 'asc');
  return isFirst ? second : first;
}

/** Renders the titles of the columns and the checkbox that selects the page. */
export function RecordTableHead(props: RecordTableHeadProps) {
  const { table, columns, onSort } = props;
  const strings = useStrings(tableStrings);
  const { actions } = useStrings(recordStrings).columns;
  const isPageSelected = table.getRowModel().rows.length > 0 && table.getIsAllRowsSelected();
  return (
    <thead>
      <tr>
        <th scope="col" data-cell="select">
          <RowCheckbox
            label={strings.selectPage}
            checked={isPageSelected}
            isIndeterminate={!isPageSelected && table.getIsSomeRowsSelected()}
            onSelect={props.onSelectPage}
          />
        </th>
        {columns.map(({ id, title, sorted }) => {
          const next = nextSort(id, sorted);
          return (
            <SortableTitle
              key={id}
              title={title}
              sorted={sorted}
              onSort={onSort && next && (() => onSort(next))}
            />
          );
        })}
        {props.hasActions && (
          <th scope="col" data-cell="actions">
            {actions}
          </th>
        )}
      </tr>
    </thead>
  );
}

import { type ListedRecord, type RecordSort, recordSorts } from '@suite/contracts/records';
import { useStrings } from '../../language/use-strings.ts';
import { RowCheckbox } from '../../list/RowCheckbox.tsx';
import { SortableTitle } from '../../list/SortableTitle.tsx';
import { recordStrings } from '../record-strings.ts';
import type { Selection } from '../selection/use-selection.ts';
import type { ShownColumn } from './shown-columns.ts';
import { tableStrings } from './table-strings.ts';

interface RecordTableHeadProps {
  columns: readonly ShownColumn[];
  rows: readonly ListedRecord[];
  selection: Selection;
  hasActions: boolean;
  /** Sorts the list; undefined if its order is fixed. */
  onSort: ((sort: RecordSort) => void) | undefined;
}

/**
 * Returns the order in which a press on a column's title sorts the list: its first one, then its other one or else the
 * newest first; undefined if the list can't be sorted by the column.
 */
function nextSort({ id, sorted }: ShownColumn): RecordSort | undefined {
  const [first, second = '-createdAt'] = recordSorts.filter((sort) => sort.replace('-', '') === id);
  const isFirst = sorted === (first?.startsWith('-') ? 'descending' : 'ascending');
  return isFirst ? second : first;
}

/** Renders the titles of the columns and the checkbox that selects the page. */
export function RecordTableHead(props: RecordTableHeadProps) {
  const { columns, rows, selection, onSort } = props;
  const strings = useStrings(tableStrings);
  const { actions } = useStrings(recordStrings).columns;
  const selected = rows.filter(selection.isSelected).length;
  const isPageSelected = selected > 0 && selected === rows.length;
  return (
    <thead>
      <tr>
        <th scope="col" data-cell="select">
          <RowCheckbox
            label={strings.selectPage}
            checked={isPageSelected}
            isIndeterminate={!isPageSelected && selected > 0}
            onSelect={(isOn) => selection.select(rows, isOn)}
          />
        </th>
        {columns.map((column) => {
          const next = nextSort(column);
          return (
            <SortableTitle
              key={column.id}
              title={column.title}
              sorted={column.sorted}
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

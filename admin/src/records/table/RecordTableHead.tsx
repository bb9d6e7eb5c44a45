import { type ListedRecord, type RecordSort, recordSorts } from '@suite/contracts/records';
import { token } from '@suite/ui/theme';
import { ArrowDown, ArrowUp } from 'lucide-react';
import styled from 'styled-components';
import { useStrings } from '../../language/use-strings.ts';
import { RowCheckbox } from '../../list/RowCheckbox.tsx';
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

interface SortableTitleProps {
  title: string;
  /** How the list is sorted by this column. */
  sorted: 'ascending' | 'descending' | undefined;
  /** Sorts the list by this column, or in the next order; undefined if that is not possible. */
  onSort: (() => void) | undefined;
}

/** Renders a column title that sorts the list when pressed. */
function SortableTitle({ title, sorted, onSort }: SortableTitleProps) {
  const Arrow = sorted === 'descending' ? ArrowDown : ArrowUp;
  return (
    <th scope="col" aria-sort={sorted}>
      <Press as={onSort ? 'button' : 'span'} type={onSort && 'button'} onClick={onSort}>
        {title}
        {sorted && <Arrow aria-hidden size={14} strokeWidth={2} />}
      </Press>
    </th>
  );
}

const Press = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${token('space', 1)};
  min-height: 1.75rem;
  margin-inline: -${token('space', 1)};
  padding: 0 ${token('space', 1)};
  border: 0;
  border-radius: 6px;
  background: none;
  font-weight: inherit;
  cursor: pointer;

  &:hover {
    color: ${token('color', 'ink')};
  }

  &:focus-visible {
    outline-offset: -2px;
  }
`;

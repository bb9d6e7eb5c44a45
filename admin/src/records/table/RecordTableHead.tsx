import type { RecordSort } from '@suite/contracts/records';
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
  canSort: boolean;
  onSort(sort: RecordSort): void;
  onSelectPage(isOn: boolean): void;
}

/** Renders the titles of the columns and the checkbox that selects the page. */
export function RecordTableHead(props: RecordTableHeadProps) {
  const { table, columns, canSort } = props;
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
        {columns.map(({ id, title, sort, sorted }) => (
          <SortableTitle
            key={id}
            title={title}
            sort={canSort ? sort : undefined}
            startsDescending={sort === 'createdAt'}
            sorted={sorted}
            onSort={props.onSort}
          />
        ))}
        {props.hasActions && (
          <th scope="col" data-cell="actions">
            {actions}
          </th>
        )}
      </tr>
    </thead>
  );
}

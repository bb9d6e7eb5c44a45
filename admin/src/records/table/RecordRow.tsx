import { Link } from '@suite/host/router';
import type { ReactNode } from 'react';
import { useStrings } from '../../language/use-strings.ts';
import { RowCheckbox } from '../../list/RowCheckbox.tsx';
import { RecordLink } from './RecordLink.tsx';
import { tableStrings } from './table-strings.ts';
import type { RecordTableModel } from './use-record-table.ts';

interface RecordRowProps {
  columns: RecordTableModel['columns'];
  row: ReturnType<RecordTableModel['table']['getRowModel']>['rows'][number];
  /** Address that opens the record. */
  to: { search: string };
  isOpen: boolean;
  onSelect(isOn: boolean, isRange: boolean): void;
  /** Content of the action cell, for users who may act on records. */
  actions: ReactNode;
}

/** Renders one record as a row: checkbox, columns and actions. The first column links to the record. */
export function RecordRow(props: RecordRowProps) {
  const { columns, row, to, actions } = props;
  const record = row.original;
  const strings = useStrings(tableStrings);
  return (
    <tr
      data-record={row.id}
      data-open={props.isOpen || undefined}
      aria-selected={row.getIsSelected() || undefined}
    >
      <td data-cell="select">
        <RowCheckbox
          label={strings.select(record.name)}
          checked={row.getIsSelected()}
          onSelect={props.onSelect}
        />
      </td>
      {columns.map(({ id, render }, index) => (
        <td key={id} data-cell={index === 0 ? 'name' : undefined}>
          {index === 0 ? (
            <RecordLink as={Link} to={to} data-unread={!record.isRead || undefined}>
              {render(record)}
            </RecordLink>
          ) : (
            render(record)
          )}
        </td>
      ))}
      {actions && <td data-cell="actions">{actions}</td>}
    </tr>
  );
}

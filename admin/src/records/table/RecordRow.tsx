import { Link } from '@suite/host/router';
import { token } from '@suite/ui/theme';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useStrings } from '../../language/use-strings.ts';
import { RowCheckbox } from '../../list/RowCheckbox.tsx';
import { RecordChips } from './RecordChips.tsx';
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
            <NameCell>
              <RecordLink as={Link} to={to} data-unread={!record.isRead || undefined}>
                {render(record)}
              </RecordLink>
              <RecordChips record={record} isShown={(name) => columns.some((column) => column.id === name)} />
            </NameCell>
          ) : (
            render(record)
          )}
        </td>
      ))}
      {actions && <td data-cell="actions">{actions}</td>}
    </tr>
  );
}

const NameCell = styled.span`
  display: flex;
  align-items: center;
  gap: ${token('space', 2)};

  /* A name keeps some letters beside the chips. */
  > a {
    min-width: 5rem;
  }

  @media (width < 40rem) {
    flex-wrap: wrap;
    gap: 0 ${token('space', 2)};
  }
`;

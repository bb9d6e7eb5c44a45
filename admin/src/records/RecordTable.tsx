import { Table } from '@suite/ui/Table';
import { token } from '@suite/ui/theme';
import type { ReactNode } from 'react';
import styled from 'styled-components';

export interface Column<Row> {
  title: string;
  /** A column of buttons: as narrow as they are, at the row's end. */
  isActions?: boolean;
  render(row: Row): ReactNode;
}

interface RecordTableProps<Row> {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
}

/** A table of records, a row each. */
export function RecordTable<Row extends { id: number }>({ label, columns, rows }: RecordTableProps<Row>) {
  return (
    <Table label={label}>
      <RecordHead columns={columns} />
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            {columns.map(({ title, isActions, render }) => (
              <Cell key={title} $isActions={isActions}>
                {render(row)}
              </Cell>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

interface RecordHeadProps {
  columns: readonly Pick<Column<never>, 'title' | 'isActions'>[];
}

export function RecordHead({ columns }: RecordHeadProps) {
  return (
    <thead>
      <tr>
        {columns.map(({ title, isActions }) => (
          <Title key={title} scope="col" $isActions={isActions}>
            {title}
          </Title>
        ))}
      </tr>
    </thead>
  );
}

interface CellProps {
  $isActions?: boolean | undefined;
}

const atRowEnd = 'width: 1%; text-align: right;';

const Title = styled.th<CellProps>`
  && {
    ${({ $isActions }) => $isActions && atRowEnd}
  }
`;

const Cell = styled.td<CellProps>`
  && {
    min-width: 8rem;
    max-width: 28rem;
    overflow-wrap: anywhere;
    ${({ $isActions }) => $isActions && `${atRowEnd} min-width: 0; padding-block: ${token('space', 1)};`}
  }
`;

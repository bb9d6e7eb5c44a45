import type { ReactNode } from 'react';
import { RecordFrame } from './RecordFrame.tsx';

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
    <RecordFrame label={label}>
      <RecordHead columns={columns} />
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            {columns.map(({ title, isActions, render }) => (
              <td key={title} data-actions={isActions}>
                {render(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </RecordFrame>
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
          <th key={title} scope="col" data-actions={isActions}>
            {title}
          </th>
        ))}
      </tr>
    </thead>
  );
}

import type { RecordColumn } from '../record-config.ts';
import type { RecordView } from '../record-view.ts';

export interface ShownColumn extends RecordColumn {
  /** CSS width. */
  width: string;
  /** How the list is sorted by this column. */
  sorted: 'ascending' | 'descending' | undefined;
}

/** Returns the visible columns of a list; those without a fixed width share the remaining one. */
export function shownColumns(
  columns: readonly RecordColumn[],
  chosen: readonly string[],
  sort: RecordView['sort'],
): ShownColumn[] {
  const shown = columns.filter(({ id, isOptional }) => !isOptional || chosen.includes(id));
  const whole = shown.reduce((sum, { width }) => sum + (typeof width === 'number' ? width : 0), 0);
  const direction = sort.startsWith('-') ? 'descending' : 'ascending';
  return shown.map((column) => ({
    ...column,
    width: typeof column.width === 'string' ? column.width : `${(100 * column.width) / whole}%`,
    sorted: sort.replace('-', '') === column.id ? direction : undefined,
  }));
}

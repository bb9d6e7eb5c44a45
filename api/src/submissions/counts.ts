import type { Knex } from 'knex';
import { isMySql } from '../db/open-database.ts';

const dayLength = 24 * 60 * 60 * 1000;

/** Returns the UTC day of a time, as days since 1970. */
export const dayOf = (at: number) => Math.floor(at / dayLength);

/** Formats a day from `dayOf` as '2026-11-21'. */
export const dayText = (day: number) => new Date(day * dayLength).toISOString().slice(0, 10);

/** The columns that determine where a row is counted. */
export interface Counted {
  folder: string;
  created_at: number;
  source: string;
  offering: string;
  read_at: number | null;
}

/** A change of one row; `before` is undefined for a new row, `after` for a deleted one. */
export interface CountChange {
  before: Counted | undefined;
  after: Counted | undefined;
}

interface CountRow {
  submission_table: string;
  folder: string;
  day: number;
  source: string;
  offering: string;
  total: number;
  unread: number;
}

const counted = new Set(['inbox', 'flagged', 'trash']);

function differences(table: string, changes: readonly CountChange[]): CountRow[] {
  const rows = new Map<string, CountRow>();
  const add = (row: Counted | undefined, sign: 1 | -1) => {
    if (!row || !counted.has(row.folder)) return;
    const { folder, source, offering } = row;
    const day = dayOf(row.created_at);
    const key = `${folder} ${String(day).padStart(7, '0')} ${source} ${offering}`;
    const sum = rows.get(key) ?? {
      submission_table: table,
      folder,
      day,
      source,
      offering,
      total: 0,
      unread: 0,
    };
    sum.total += sign;
    if (row.read_at === null) sum.unread += sign;
    rows.set(key, sum);
  };
  for (const { before, after } of changes) {
    add(before, -1);
    add(after, 1);
  }
  // A fixed order prevents deadlocks between transactions.
  return [...rows]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, row]) => row)
    .filter(({ total, unread }) => total !== 0 || unread !== 0);
}

/** Updates the counters after row changes; must run in the transaction that makes the changes. */
export async function recount(
  trx: Knex.Transaction,
  table: string,
  changes: readonly CountChange[],
): Promise<void> {
  const rows = differences(table, changes);
  const given = (column: string) =>
    trx.raw(isMySql(trx) ? '?? + values(??)' : '?? + excluded.??', [column, column]);
  for (let start = 0; start < rows.length; start += 100)
    await trx('submission_counts')
      .insert(rows.slice(start, start + 100))
      .onConflict(['submission_table', 'folder', 'day', 'source', 'offering'])
      .merge({ total: given('total'), unread: given('unread') });
}

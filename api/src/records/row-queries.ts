import type { RecordFolder, RecordSort, RecordStatus } from '@suite/contracts/records';
import type { Knex } from 'knex';
import { isMySql } from '../db/open-database.ts';
import type { ListPosition } from './record-order.ts';

/** A parsed filter; times are UTC milliseconds. */
export interface RowFilter {
  folder: RecordFolder;
  q?: string;
  from?: number;
  to?: number;
  status?: RecordStatus;
  source?: string;
  unread?: boolean;
}

export interface Asked {
  filter: RowFilter;
  sort: RecordSort;
  after: ListPosition | undefined;
  limit: number;
  columns: readonly string[];
}

type Column = string | Knex.Raw;

export function receivedBetween(
  query: Knex.QueryBuilder,
  { from, to }: RowFilter,
  as: (column: string) => Column = (column) => column,
) {
  if (from !== undefined) query.where(as('created_at') as string, '>=', from);
  if (to !== undefined) query.where(as('created_at') as string, '<', to);
}

function narrow(query: Knex.QueryBuilder, filter: RowFilter, as: (column: string) => Column) {
  const { folder, status, source, unread } = filter;
  query.where(as('folder') as string, folder);
  if (status !== undefined) query.where(as('status') as string, status);
  if (source !== undefined) query.where(as('source') as string, source);
  if (unread) query.whereNull(as('read_at') as string);
  receivedBetween(query, filter, as);
  return query;
}

/** Returns whether a filter excludes rows of its folder by status, source or read state. */
export const isNarrow = ({ status, source, unread }: RowFilter) =>
  status !== undefined || source !== undefined || unread === true;

/** Creates the base queries for rows of one form's table that match a filter. */
export const createRowQueries = (db: Knex, table: string) => ({
  /** Selects rows without the indexes of the filtered columns: `+` keeps SQLite from choosing one of them. */
  found: (filter: RowFilter, columns: readonly string[]) =>
    narrow(db(table).select(columns), filter, (column) => db.raw('+??', [column])),
  listed: (from: Knex.QueryBuilder, filter: RowFilter, columns: readonly string[]) =>
    narrow(from.select(columns), filter, (column) => column),
  /**
   * Makes MySQL use the index of folder and time. Depending on its statistics, it may otherwise choose another index
   * that starts with the folder, and sort a million rows to return one.
   */
  byTime: () => (isMySql(db) ? db(db.raw('?? force index (??)', [table, `${table}_folder`])) : db(table)),
});

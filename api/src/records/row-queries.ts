import type { RecordFolder, RecordSort } from '@suite/contracts/records';
import type { Knex } from 'knex';
import { isMySql } from '../db/open-database.ts';
import { type FilterRowValues, narrowByFilters } from './filter-conditions.ts';
import type { ListPosition, RowOrder } from './record-order.ts';

/** A parsed filter; times are UTC milliseconds. */
export interface RowFilter extends FilterRowValues {
  folder: RecordFolder;
  q?: string;
  from?: number;
  to?: number;
}

/** A page of a list: at most `limit` rows after a position, in the order of `sort`. */
export interface RowQuery {
  filter: RowFilter;
  sort: RowOrder;
  after: ListPosition | undefined;
  limit: number;
  columns: readonly string[];
}

export function receivedBetween(query: Knex.QueryBuilder, { from, to }: RowFilter) {
  if (from !== undefined) query.where('created_at', '>=', from);
  if (to !== undefined) query.where('created_at', '<', to);
}

function narrow(query: Knex.QueryBuilder, filter: RowFilter) {
  query.where('folder', filter.folder);
  narrowByFilters(query, filter);
  receivedBetween(query, filter);
  return query;
}

/** Returns the order of a list: of searches and records that are due it is fixed, so that an index provides it. */
export function orderOf({ q, followUp }: RowFilter, asked: RecordSort): RowOrder {
  if (q !== undefined) return '-createdAt';
  return followUp === undefined ? asked : 'followUp';
}

/** The index of folder and time, by the end of its name. */
export const indexOfTime = 'folder';

/** Creates the base queries for rows of one form's table that match a filter. */
export const createRowQueries = (db: Knex, table: string) => ({
  /** Selects matching rows of `from`, a query of the table. */
  selectFrom: (from: Knex.QueryBuilder, filter: RowFilter, columns: readonly string[]) =>
    narrow(from.select(columns), filter),
  /**
   * Makes the database use the index with this end of its name. Depending on its statistics, it may otherwise choose
   * another index that starts with the folder, and sort a million rows to return one.
   */
  byIndex: (name: string) =>
    db(db.raw(isMySql(db) ? '?? force index (??)' : '?? indexed by ??', [table, `${table}_${name}`])),
});

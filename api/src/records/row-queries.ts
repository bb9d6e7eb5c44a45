import type { RecordFolder, RecordSort, RecordStatus } from '@suite/contracts/records';
import type { Knex } from 'knex';
import { isMySql } from '../db/open-database.ts';
import type { ListPosition, RowOrder } from './record-order.ts';

/** A parsed filter; times are UTC milliseconds. */
export interface RowFilter {
  folder: RecordFolder;
  q?: string;
  from?: number;
  to?: number;
  status?: RecordStatus;
  source?: string;
  unread?: boolean;
  /** Id of an account, or null for records without an assignee. */
  assignee?: number | null;
  /** Records whose follow-up date is before this date. */
  followUp?: string;
}

/** A page of a list: at most `limit` rows after a position, in the order of `sort`. */
export interface RowQuery {
  filter: RowFilter;
  sort: RowOrder;
  after: ListPosition | undefined;
  limit: number;
  columns: readonly string[];
}

/** Columns of keys hold ASCII only, and MySQL fails to compare them with other text. */
const isAscii = (text: string) => /^[\x20-\x7e]*$/.test(text);

export function receivedBetween(query: Knex.QueryBuilder, { from, to }: RowFilter) {
  if (from !== undefined) query.where('created_at', '>=', from);
  if (to !== undefined) query.where('created_at', '<', to);
}

function narrow(query: Knex.QueryBuilder, filter: RowFilter) {
  const { folder, status, source, unread, assignee, followUp } = filter;
  query.where('folder', folder);
  if (status !== undefined) query.where('status', status);
  if (source !== undefined && isAscii(source)) query.where('source', source);
  else if (source !== undefined) query.whereRaw('1 = 0');
  if (unread) query.whereNull('read_at');
  if (assignee === null) query.whereNull('assignee_id');
  else if (assignee !== undefined) query.where('assignee_id', assignee);
  if (followUp !== undefined) query.where('follow_up', '<', followUp);
  receivedBetween(query, filter);
  return query;
}

/** Returns whether a filter excludes rows of its folder by status, source, read state or assignee. */
export const isNarrow = ({ status, source, unread, assignee }: RowFilter) =>
  status !== undefined || source !== undefined || unread === true || assignee !== undefined;

/** Returns the order of a list: of searches and overdue records it is fixed, so that an index provides it. */
export function orderOf({ q, followUp }: RowFilter, asked: RecordSort): RowOrder {
  if (q !== undefined) return '-createdAt';
  return followUp === undefined ? asked : 'followUp';
}

/** Creates the base queries for rows of one form's table that match a filter. */
export const createRowQueries = (db: Knex, table: string) => ({
  /** Selects matching rows of `from`, a query of the table. */
  selectFrom: (from: Knex.QueryBuilder, filter: RowFilter, columns: readonly string[]) =>
    narrow(from.select(columns), filter),
  /**
   * Makes MySQL use the index of folder and time. Depending on its statistics, it may otherwise choose another index
   * that starts with the folder, and sort a million rows to return one.
   */
  byTime: () => (isMySql(db) ? db(db.raw('?? force index (??)', [table, `${table}_folder`])) : db(table)),
  /** Makes MySQL use the index of folder and follow-up date, for the same reason. */
  byFollowUp: () =>
    isMySql(db) ? db(db.raw('?? force index (??)', [table, `${table}_follow_up`])) : db(table),
});

import type { RecordSort } from '@suite/contracts/records';
import type { Knex } from 'knex';
import type { RecordRow } from './row-mapping.ts';

/** An order that an index provides; overdue records are in the order of their follow-up dates. */
export type RowOrder = RecordSort | 'followUp' | '-followUp';

/** The position of a row in a list's order. */
export interface ListPosition {
  key: number | string;
  id: number;
}

const orders = {
  '-createdAt': { column: 'created_at', direction: 'desc', beyond: '<' },
  createdAt: { column: 'created_at', direction: 'asc', beyond: '>' },
  '-name': { column: 'name_key', direction: 'desc', beyond: '<' },
  name: { column: 'name_key', direction: 'asc', beyond: '>' },
  '-followUp': { column: 'follow_up', direction: 'desc', beyond: '<' },
  followUp: { column: 'follow_up', direction: 'asc', beyond: '>' },
} as const;

export const positionOf = (
  row: Pick<RecordRow, 'id'> & Partial<Pick<RecordRow, 'created_at' | 'name_key' | 'follow_up'>>,
  sort: RowOrder,
): ListPosition => ({
  key: row[orders[sort].column] ?? '',
  id: row.id,
});

const isDescending = (sort: RowOrder) => orders[sort].direction === 'desc';

/** The column that determines the order. */
export const columnOf = (sort: RowOrder): string => orders[sort].column;

export const reversed = (sort: RowOrder) => (isDescending(sort) ? sort.slice(1) : `-${sort}`) as RowOrder;

/** Returns the position directly after all rows of a time. */
export const positionAfterTime = (at: number, sort: RowOrder): ListPosition => ({
  key: at,
  id: isDescending(sort) ? 0 : Number.MAX_SAFE_INTEGER,
});

/** Returns the position directly before a row at the given position. */
export const positionBefore = ({ key, id }: ListPosition, sort: RowOrder): ListPosition => ({
  key,
  id: isDescending(sort) ? id + 1 : id - 1,
});

export const isTimeOrder = (sort: RowOrder) => orders[sort].column === 'created_at';

/** Returns whether a key is valid for this order. */
export const isKeyOf = (sort: RowOrder, key: unknown): key is ListPosition['key'] =>
  isTimeOrder(sort) ? Number.isSafeInteger(key) : typeof key === 'string';

/** Selects the rows after a position. The condition is written so that both databases start reading the index there. */
export function rowsAfter(query: Knex.QueryBuilder, sort: RowOrder, after: ListPosition | undefined) {
  if (!after) return query;
  const { column, beyond } = orders[sort];
  return query
    .where(column, `${beyond}=`, after.key)
    .where((next) => next.where(column, beyond, after.key).orWhere('id', beyond, after.id));
}

export function inOrder(query: Knex.QueryBuilder, sort: RowOrder) {
  const { column, direction } = orders[sort];
  return query.orderBy(column, direction).orderBy('id', direction);
}

/** Selects the rows up to a time in the list's order, including those of that time. */
export const rowsUntilTime = (query: Knex.QueryBuilder, sort: RowOrder, at: number) =>
  query.where(orders[sort].column, isDescending(sort) ? '>=' : '<=', at);

/**
 * Sorts by time without the time index, for a few rows that another index found: `+ 0` keeps the optimizer from
 * choosing the time index.
 */
export function sortedByTime(query: Knex.QueryBuilder, sort: RowOrder) {
  const { direction } = orders[sort];
  return query.orderByRaw(`created_at + 0 ${direction}, id ${direction}`);
}

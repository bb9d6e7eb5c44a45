import type { RecordSort } from '@suite/contracts/records';
import type { Knex } from 'knex';
import type { RecordRow } from './row-mapping.ts';

const orders = {
  '-createdAt': { column: 'created_at', direction: 'desc', beyond: '<' },
  createdAt: { column: 'created_at', direction: 'asc', beyond: '>' },
  '-name': { column: 'name_key', direction: 'desc', beyond: '<' },
  name: { column: 'name_key', direction: 'asc', beyond: '>' },
} as const;

/** An order that an index provides. */
type PlainOrder = keyof typeof orders;

/** Orders by groups of rows with the same value, by the column of the value; each group has the newest first. */
const groupColumns = { status: 'status', assignee: 'assignee_id', followUp: 'follow_up' } as const;

type GroupedSort = Exclude<RecordSort, PlainOrder>;
export type GroupedOrder = GroupedSort | `-${GroupedSort}`;
export type RowOrder = PlainOrder | GroupedOrder;

/** What the rows of a group have in common. */
export type Group = string | number | null;

/** The position of a row in a list's order. */
export interface ListPosition {
  /** The row's group in an order by groups. */
  group?: Group;
  key: number | string;
  id: number;
}

export const isGrouped = (sort: RowOrder): sort is GroupedOrder => !(sort in orders);

export const isReversed = (sort: GroupedOrder) => sort.startsWith('-');

/** The column of the groups' values. */
export const groupColumnOf = (sort: GroupedOrder) => groupColumns[sort.replace('-', '') as GroupedSort];

/** The order of the rows in each group. */
export const orderInGroup = (sort: GroupedOrder): PlainOrder =>
  isReversed(sort) ? 'createdAt' : '-createdAt';

const plainOrderOf = (sort: RowOrder) => (isGrouped(sort) ? orderInGroup(sort) : sort);

export const positionOf = (
  row: Pick<RecordRow, 'id'> & Partial<RecordRow>,
  sort: RowOrder,
): ListPosition => ({
  ...(isGrouped(sort) && { group: row[groupColumnOf(sort)] ?? null }),
  key: row[orders[plainOrderOf(sort)].column] ?? '',
  id: row.id,
});

const isDescending = (sort: RowOrder) => orders[plainOrderOf(sort)].direction === 'desc';

/** The columns that determine the order. */
export const columnsOf = (sort: RowOrder): string[] => [
  ...(isGrouped(sort) ? [groupColumnOf(sort)] : []),
  orders[plainOrderOf(sort)].column,
];

export const reversed = (sort: RowOrder) => (sort.startsWith('-') ? sort.slice(1) : `-${sort}`) as RowOrder;

/** Returns the position directly after all rows of a time. */
export const positionAfterTime = (at: number, sort: RowOrder): ListPosition => ({
  key: at,
  id: isDescending(sort) ? 0 : Number.MAX_SAFE_INTEGER,
});

/** Returns the position directly before a row at the given position. */
export const positionBefore = ({ id, ...same }: ListPosition, sort: RowOrder): ListPosition => ({
  ...same,
  id: isDescending(sort) ? id + 1 : id - 1,
});

/** Returns whether a key and a group, which is undefined without one, are valid for this order. */
export const isPositionOf = (sort: RowOrder, key: unknown, group: unknown): boolean => {
  const isValidKey = sort.endsWith('name') ? typeof key === 'string' : Number.isSafeInteger(key);
  if (!isGrouped(sort)) return isValidKey && group === undefined;
  const isOfColumn =
    groupColumnOf(sort) === 'assignee_id' ? Number.isSafeInteger(group) : typeof group === 'string';
  return isValidKey && (isOfColumn || group === null);
};

/** Selects the rows after a position. The condition is written so that both databases start reading the index there. */
export function rowsAfter(query: Knex.QueryBuilder, sort: RowOrder, after: ListPosition | undefined) {
  if (!after) return query;
  const { column, beyond } = orders[plainOrderOf(sort)];
  return query
    .where(column, `${beyond}=`, after.key)
    .where((next) => next.where(column, beyond, after.key).orWhere('id', beyond, after.id));
}

export function inOrder(query: Knex.QueryBuilder, sort: RowOrder) {
  const { column, direction } = orders[plainOrderOf(sort)];
  return query.orderBy(column, direction).orderBy('id', direction);
}

/** Selects the rows up to a time in the list's order, including those of that time. */
export const rowsUntilTime = (query: Knex.QueryBuilder, sort: RowOrder, at: number) =>
  query.where('created_at', isDescending(sort) ? '>=' : '<=', at);

/**
 * Sorts by time without the time index, for a few rows that another index found: `+ 0` keeps the optimizer from
 * choosing the time index.
 */
export const sortedByTime = (query: Knex.QueryBuilder) => query.orderByRaw('created_at + 0 desc, id desc');

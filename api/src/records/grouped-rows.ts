import { recordStatuses } from '@suite/contracts/records';
import type { Knex } from 'knex';
import { usernamesById } from './assignees.ts';
import { activeFilters, indexOfFilter } from './filter-conditions.ts';
import {
  type Group,
  type GroupedOrder,
  groupColumnOf,
  inOrder,
  isReversed,
  type ListPosition,
  orderInGroup,
  rowsAfter,
} from './record-order.ts';
import { createRowQueries, type RowFilter, type RowQuery } from './row-queries.ts';

/** The indexes of folder, column and time, by the ends of their names. */
const indexes = { status: 'status', assignee_id: 'assignee', follow_up: 'due' };

/** Matches of a filter that are sorted faster than an index of all rows is read until a page of them is found. */
const fewMatches = 2000;

/** Narrows a query to a part of a list and sorts it in the list's order. */
type Part = (query: Knex.QueryBuilder) => Knex.QueryBuilder;

/** Returns the part with the rows of one group, after a position in it if one is given. */
const groupPart =
  (sort: GroupedOrder, group: Group, after?: ListPosition): Part =>
  (query) => {
    const column = groupColumnOf(sort);
    const rows = group === null ? query.whereNull(column) : query.where(column, group);
    return inOrder(rowsAfter(rows, orderInGroup(sort), after), orderInGroup(sort));
  };

/** Returns the parts of the list from a position on, of which these are all groups in order. */
function groupParts(sort: GroupedOrder, groups: readonly Group[], after: ListPosition | undefined): Part[] {
  const start = after ? groups.indexOf(after.group ?? null) : 0;
  return groups.slice(start).map((group, index) => groupPart(sort, group, index === 0 ? after : undefined));
}

/** Returns the part with all dated rows, or those with dates beyond one; an index has them in order. */
const datedPart =
  (sort: GroupedOrder, date?: Group): Part =>
  (query) => {
    if (date) query.where('follow_up', isReversed(sort) ? '<' : '>', date);
    return inOrder(
      query.whereNotNull('follow_up').orderBy('follow_up', isReversed(sort) ? 'desc' : 'asc'),
      sort,
    );
  };

/** Returns the parts of the list sorted by date from a position on: there may be too many dates to read each alone. */
function dateParts(sort: GroupedOrder, after: ListPosition | undefined): Part[] {
  const isInUndated = after?.group === null;
  const undated = groupPart(sort, null, isInUndated ? after : undefined);
  const dated = [
    ...(after?.group ? [groupPart(sort, after.group, after)] : []),
    datedPart(sort, after?.group),
  ];
  if (isReversed(sort)) return after?.group ? dated : [undated, ...dated];
  return isInUndated ? [undated] : [...dated, undated];
}

/** Creates the function that reads a page of a list sorted by groups: by status, by assignee or by follow-up date. */
export function createGroupedRows(db: Knex, table: string) {
  const { selectFrom, byIndex } = createRowQueries(db, table);

  /** Returns the index from which the matching rows are read: that of a filter with few matches, else that of the groups. */
  async function indexFor(sort: GroupedOrder, filter: RowFilter): Promise<string> {
    const ofGroups = indexes[groupColumnOf(sort)];
    for (const name of activeFilters(filter)) {
      const index = indexOfFilter(name);
      if (index === ofGroups) continue;
      const only = { folder: filter.folder, [name]: filter[name] };
      const [next] = await selectFrom(byIndex(index), only, ['id'])
        .offset(fewMatches - 1)
        .limit(1);
      if (!next) return index;
    }
    return ofGroups;
  }

  /** Returns the assignees of the rows in an index by name, then accounts that were deleted, then none. */
  async function assigneesOf(
    index: string,
    filter: RowFilter,
    after: ListPosition | undefined,
  ): Promise<Group[]> {
    const names = [...(await usernamesById(db)).keys()];
    const isOfGroups = index === indexes.assignee_id;
    const rows = selectFrom(byIndex(index), isOfGroups ? { folder: filter.folder } : filter, []);
    const used: { id: number | null }[] = await rows.distinct({ id: 'assignee_id' });
    const ids = [...new Set([...used.map(({ id }) => id), ...(after ? [after.group as number | null] : [])])];
    const rank = (id: number | null) => {
      if (id === null) return Number.POSITIVE_INFINITY;
      return names.includes(id) ? names.indexOf(id) : names.length + id;
    };
    return ids.sort((a, b) => (rank(a) < rank(b) ? -1 : 1));
  }

  async function partsOf(sort: GroupedOrder, index: string, { filter, after }: RowQuery): Promise<Part[]> {
    const column = groupColumnOf(sort);
    if (column === 'follow_up') return dateParts(sort, after);
    const groups: readonly Group[] =
      column === 'status' ? recordStatuses : await assigneesOf(index, filter, after);
    return groupParts(sort, isReversed(sort) ? groups.toReversed() : groups, after);
  }

  return async (asked: RowQuery, sort: GroupedOrder): Promise<object[]> => {
    const { filter, limit, columns } = asked;
    const rows: object[] = [];
    const index = await indexFor(sort, filter);
    for (const part of await partsOf(sort, index, asked)) {
      const query = part(selectFrom(byIndex(index), filter, columns));
      rows.push(...(await query.limit(limit - rows.length)));
      if (rows.length >= limit) break;
    }
    return rows;
  };
}

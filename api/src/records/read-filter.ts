import {
  type FilterName,
  type ListFilter,
  listFilterNames,
  listFilters,
} from '@suite/contracts/list-filters';
import {
  isDay,
  type RecordFilter,
  type RecordFolder,
  type RecordQuery,
  recordFolders,
  recordLimits,
  recordSorts,
  today,
} from '@suite/contracts/records';
import type { Context } from 'koa';
import { invalidField } from '../http/errors.ts';
import {
  type Given,
  readDay,
  readNumber,
  readPeriod,
  readText,
  readWord,
  refuseUnknown,
} from '../http/read-query.ts';
import { requireAccount } from '../http/session.ts';
import { type Cursor, readCursor } from './cursor.ts';
import type { FilterRowValues } from './filter-conditions.ts';
import type { RowOrder } from './record-order.ts';
import { orderOf, type RowFilter } from './row-queries.ts';

const textOfAtMost = (given: Given, name: string, most: number) => {
  const text = readText(given, name);
  if (text !== undefined && [...text].length > most)
    throw invalidField(name, `${name} must be at most ${most} characters`);
  return text;
};

export const filterNames: readonly (keyof RecordFilter)[] = [
  'folder',
  'q',
  'from',
  'to',
  ...listFilterNames,
  'today',
];

/** Returns whether a flag is set. Throws 400 for other values than true and false. */
function readFlag(given: Given, name: string): true | undefined {
  const value = given[name];
  if (value === undefined || value === '' || value === false || value === 'false') return undefined;
  if (value === true || value === 'true') return true;
  throw invalidField(name, `${name} must be true or false`);
}

/** Returns the id of an account, null for 'none', or undefined if it is missing. Throws 400. */
function readAccount(given: Given, name: string, administratorId: number): number | null | undefined {
  const text = readText(given, name);
  if (text === undefined || text === 'none') return text === undefined ? undefined : null;
  if (text === 'me') return administratorId;
  if (!/^[1-9]\d{0,9}$/.test(text) || Number(text) > 0xffffffff)
    throw invalidField(name, `${name} must be me, none or the id of an account`);
  return Number(text);
}

function readFilterValue(given: Given, name: FilterName, administratorId: number) {
  const filter: ListFilter = listFilters[name];
  if (filter.type === 'choice') return readWord(given, name, Object.keys(filter.choices));
  if (filter.type === 'text') return textOfAtMost(given, name, filter.most);
  return filter.type === 'flag' ? readFlag(given, name) : readAccount(given, name, administratorId);
}

/**
 * Parses a filter from a query or a body; 'me' is the account `administratorId`. Throws 400 with the name of the invalid
 * parameter.
 */
export function readFilter(given: Given, administratorId: number): RowFilter {
  const folder: RecordFolder = readWord(given, 'folder', recordFolders) ?? 'inbox';
  const q = textOfAtMost(given, 'q', recordLimits.search);
  const period = readPeriod(given);
  const values: FilterRowValues = Object.fromEntries(
    listFilterNames
      .map((name) => [name, readFilterValue(given, name, administratorId)])
      .filter(([, value]) => value !== undefined),
  );
  // The caller's clock may be years off.
  const day = readDay(given, 'today', isDay) ?? today();
  return {
    folder,
    ...(q !== undefined && { q }),
    ...period,
    ...values,
    ...(values.followUp && { today: day }),
  };
}

/** Returns the filter in the format of API responses and the export ledger. */
export const filterText = ({ from, to, assignee, ...same }: RowFilter): RecordFilter => ({
  ...same,
  ...(assignee !== undefined && { assignee: String(assignee ?? 'none') }),
  ...(from !== undefined && { from: new Date(from).toISOString() }),
  ...(to !== undefined && { to: new Date(to).toISOString() }),
});

/** Returns whether the filter selects a whole folder, so that the counters provide its total. */
export const isWholeFolder = (filter: RowFilter) => Object.keys(filter).length === 1;

const queryNames = [...filterNames, 'limit', 'cursor', 'sort'] satisfies (keyof RecordQuery)[];

interface PageQuery {
  filter: RowFilter;
  sort: RowOrder;
  cursor: Cursor | undefined;
  limit: number;
}

/** Parses the query of a list page. Throws 400 with the name of the invalid parameter, or `invalid_cursor`. */
export function readPageQuery(ctx: Context, table: string): PageQuery {
  const { query } = ctx;
  refuseUnknown(query, queryNames);
  // readNumber returns undefined for a missing value. A page needs a limit, so 'none' makes it throw.
  const limit = readNumber({ limit: query.limit || 'none' }, 'limit', 1, recordLimits.page) as number;
  const filter = readFilter(query, requireAccount(ctx).administratorId);
  const sort = orderOf(filter, readWord(query, 'sort', recordSorts) ?? '-createdAt');
  const text = readText(query, 'cursor');
  const cursor = text === undefined ? undefined : readCursor(table, sort, filter, text);
  return { filter, sort, cursor, limit };
}

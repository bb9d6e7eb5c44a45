import {
  type FilterName,
  type ListFilter,
  listFilterNames,
  listFilters,
} from '@suite/contracts/list-filters';
import {
  isDate,
  isDay,
  type RecordFilter,
  type RecordFolder,
  type RecordQuery,
  recordFolders,
  recordLimits,
  recordSorts,
  today,
} from '@suite/contracts/records';
import { cleanLine, isStorable } from '@suite/contracts/text';
import type { Context } from 'koa';
import { invalidInput } from '../http/errors.ts';
import { requireAccount } from '../http/session.ts';
import { type Cursor, readCursor } from './cursor.ts';
import type { FilterRowValues } from './filter-conditions.ts';
import type { RowOrder } from './record-order.ts';
import { orderOf, type RowFilter } from './row-queries.ts';

type Given = Readonly<Record<string, unknown>>;

/** Midnights of the first and the last date that are accepted, in any time zone. */
const earliest = Date.UTC(1999, 11, 31);
const latest = Date.UTC(2200, 0, 2);

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-](?:0\d|1[0-4]):[0-5]\d)$/;

const wrong = (name: string, message: string) => invalidInput(message, { [name]: message });

/**
 * Returns the cleaned text of a parameter, or undefined if it is missing or empty. Throws 400 if it is repeated, not text
 * or can't be stored.
 */
export function readText(given: Given, name: string): string | undefined {
  const value = given[name];
  if (value === undefined || value === '') return undefined;
  if (typeof value !== 'string') throw wrong(name, `${name} must be given once, as text`);
  if (!isStorable(value)) throw wrong(name, `${name} contains characters that cannot be used`);
  return cleanLine(value) || undefined;
}

/** Returns a parameter that must be one of `words`, or undefined if it is missing. Throws 400 for any other text. */
export function readWord<Word extends string>(
  given: Given,
  name: string,
  words: readonly Word[],
): Word | undefined {
  const text = readText(given, name);
  const word = words.find((known) => known === text);
  if (text !== undefined && word === undefined)
    throw wrong(name, `${name} must be one of ${words.join(', ')}`);
  return word;
}

/**
 * Returns a parameter that must be a whole number within the limits, or undefined if it is missing. Throws 400 for
 * anything else.
 */
export function readNumber(given: Given, name: string, min: number, max: number): number | undefined {
  const text = readText(given, name);
  if (text === undefined) return undefined;
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (!(value >= min && value <= max))
    throw wrong(name, `${name} must be a whole number from ${min} to ${max}`);
  return value;
}

/** Returns a date in a parameter, or undefined if it is missing. Throws 400 for anything else. */
export function readDay(given: Given, name: string): string | undefined {
  const text = readText(given, name);
  if (text !== undefined && !isDate(text)) throw wrong(name, `${name} must be a date like 2026-11-21`);
  return text;
}

/** Returns the time in a parameter as UTC milliseconds, or undefined if it is missing. Throws 400 for anything else. */
export function readInstant(given: Given, name: string): number | undefined {
  const text = readText(given, name);
  if (text === undefined) return undefined;
  const at = instant.test(text) && isDay(text.slice(0, 10)) ? Date.parse(text) : Number.NaN;
  if (!(at >= earliest && at <= latest))
    throw wrong(name, `${name} must be a time like 2026-11-21T09:30:00Z, from the year 2000 on`);
  return at;
}

const textOfAtMost = (given: Given, name: string, most: number) => {
  const text = readText(given, name);
  if (text !== undefined && [...text].length > most)
    throw wrong(name, `${name} must be at most ${most} characters`);
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

/** Rejects unknown parameters with 400: ignoring a misspelt one would widen an export or a deletion. */
export function refuseUnknown(given: Given, names: readonly string[]) {
  const unknown = Object.keys(given).find((name) => !names.includes(name));
  if (unknown !== undefined) throw invalidInput(`There is no parameter ${unknown.slice(0, 40)}`);
}

/** Returns whether a flag is set. Throws 400 for other values than true and false. */
function readFlag(given: Given, name: string): true | undefined {
  const value = given[name];
  if (value === undefined || value === '' || value === false || value === 'false') return undefined;
  if (value === true || value === 'true') return true;
  throw wrong(name, `${name} must be true or false`);
}

/** Returns the id of an account, null for 'none', or undefined if it is missing. Throws 400. */
function readAccount(given: Given, name: string, administratorId: number): number | null | undefined {
  const text = readText(given, name);
  if (text === undefined || text === 'none') return text === undefined ? undefined : null;
  if (text === 'me') return administratorId;
  if (!/^[1-9]\d{0,9}$/.test(text) || Number(text) > 0xffffffff)
    throw wrong(name, `${name} must be me, none or the id of an account`);
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
  const from = readInstant(given, 'from');
  const to = readInstant(given, 'to');
  const values: FilterRowValues = Object.fromEntries(
    listFilterNames
      .map((name) => [name, readFilterValue(given, name, administratorId)])
      .filter(([, value]) => value !== undefined),
  );
  const day = readDay(given, 'today') ?? today();
  if (from !== undefined && to !== undefined && from >= to) throw wrong('to', 'to must be after from');
  return {
    folder,
    ...(q !== undefined && { q }),
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
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

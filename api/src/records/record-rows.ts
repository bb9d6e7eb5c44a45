import type { RecordFolder, RecordSort, RecordStatus } from '@suite/contracts/records';
import type { Knex } from 'knex';
import { isMySql } from '../db/open-database.ts';
import {
  behind,
  comesFirst,
  inFrontOf,
  inOrder,
  isTimeOrder,
  type Place,
  sortedByTime,
} from './record-order.ts';
import { beginsWith, hasWords, looksLikeWords, readSearch } from './record-search.ts';

/** A filter as it was read: times in UTC milliseconds. */
export interface RowFilter {
  folder: RecordFolder;
  q?: string;
  from?: number;
  to?: number;
  status?: RecordStatus;
  source?: string;
  unread?: boolean;
}

/** A search by words looks at so many of the first rows itself: common words are found there at once. */
const window = 2000;
/** And at so many where the first ones promise enough: two common words are a long way for an index, too. */
const widestWindow = 30_000;
/** In so many steps: the last ones are often not needed. */
const steps = 4;

interface Asked {
  filter: RowFilter;
  sort: RecordSort;
  after: Place | undefined;
  limit: number;
  columns: readonly string[];
}

type Found = { id: number; created_at: number };

/** How many rows these are, the times of the oldest and the newest, and the ids between which they lie. */
interface Stretch {
  size: number;
  oldest: number;
  newest: number;
  lowest: number;
  highest: number;
}

/** Reads the rows of one form's table that match a filter, in order, from a place on. */
export function createRecordRows(db: Knex, table: string) {
  /** Not by the indexes of these columns: `+` keeps SQLite from taking one of them for the better way. */
  const found = (filter: RowFilter, columns: readonly string[]) =>
    narrow(db(table).select(columns), filter, (column) => db.raw('+??', [column]));
  const listed = (from: Knex.QueryBuilder, filter: RowFilter, columns: readonly string[]) =>
    narrow(from.select(columns), filter, (column) => column);

  /**
   * By the index of folder and time. MySQL takes others that begin with the folder for as good, depending on what it
   * last sampled, and then sorts a million rows to give one.
   */
  const byTime = () =>
    isMySql(db) ? db(db.raw('?? force index (??)', [table, `${table}_folder`])) : db(table);

  /** So many rows of the list, from a place on. */
  async function stretchBehind(size: number, { filter, sort, after }: Asked): Promise<Stretch> {
    const rows = behind(byTime().select('created_at', 'id').where({ folder: filter.folder }), sort, after);
    between(rows, filter, (column) => column);
    const [stretch] = await db
      .count({ size: '*' })
      .min({ oldest: 'created_at', lowest: 'id' })
      .max({ newest: 'created_at', highest: 'id' })
      .from(inOrder(rows, sort).limit(size).as('stretch'));
    return stretch as Stretch;
  }

  /**
   * On MySQL rows whose ids lie together are read as they lie: the step from an index to its row costs three times the
   * row's reading.
   */
  const lying = ({ size, lowest, highest }: Stretch) =>
    isMySql(db) && highest - lowest < 2 * size
      ? db(db.raw('?? force index (primary)', [table])).whereBetween('id', [lowest, highest])
      : byTime();

  /** Looks at so many rows itself: what is found there, and where the rest begins that was not looked at. */
  async function byLooking(asked: Asked, words: readonly string[], size: number) {
    const { filter, sort, after, limit, columns } = asked;
    const stretch = await stretchBehind(size, asked);
    const near = behind(listed(lying(stretch), filter, columns), sort, after);
    const isAll = stretch.size < size;
    // Its last moment may go on behind the stretch: none of it is looked at.
    const end = sort === '-createdAt' ? stretch.oldest : stretch.newest;
    if (!isAll) inFrontOf(near, sort, end);
    const rows: Found[] = await inOrder(looksLikeWords(near, words), sort).limit(limit);
    const rest = isAll || rows.length === limit ? undefined : comesFirst(end, sort);
    return { rows, rest };
  }

  async function byWords(asked: Asked, words: readonly string[]): Promise<Found[]> {
    const { filter, sort, after, limit, columns } = asked;
    const { rows, rest: first } = await byLooking(asked, words, window);
    if (!first) return rows;
    const promising = rows.length > 0 ? (1.5 * window * (limit - rows.length)) / rows.length : Infinity;
    const step = Math.ceil(promising / steps);
    for (let rest = first, looked = 0; promising <= widestWindow && looked < promising; looked += step) {
      const further = await byLooking({ ...asked, after: rest, limit: limit - rows.length }, words, step);
      rows.push(...further.rows);
      if (!further.rest) return rows;
      rest = further.rest;
    }
    const all = hasWords(db, behind(found(filter, columns), sort, after), table, words);
    return sortedByTime(all, sort).limit(limit);
  }

  const byKey = ({ filter, sort, after, limit, columns }: Asked, column: string, text: string) =>
    sortedByTime(beginsWith(behind(found(filter, columns), sort, after), column, text), sort).limit(limit);

  async function search(asked: Asked, text: string) {
    const { email, phone, words } = readSearch(text);
    const lists: Found[][] = await Promise.all([
      email === undefined ? [] : byKey(asked, 'email_key', email),
      phone === undefined ? [] : byKey(asked, 'phone_key', phone),
      words.length === 0 ? [] : byWords(asked, words),
    ]);
    return merged(lists, asked);
  }

  /** How many rows a search finds, each once. */
  async function countFound(filter: RowFilter, text: string) {
    const { email, phone, words } = readSearch(text);
    const columns = ['id'];
    const queries = [
      ...(email === undefined ? [] : [beginsWith(found(filter, columns), 'email_key', email)]),
      ...(phone === undefined ? [] : [beginsWith(found(filter, columns), 'phone_key', phone)]),
      ...(words.length === 0 ? [] : [hasWords(db, found(filter, columns), table, words)]),
    ];
    const [first, ...others] = queries;
    if (!first) return 0;
    const [row] = await db.select(db.raw('count(*) as matching')).from(first.union(others).as('found'));
    return Number(row.matching);
  }

  return {
    count: async (filter: RowFilter): Promise<number> => {
      if (filter.q !== undefined) return countFound(filter, filter.q);
      const [row] = await listed(db(table), filter, []).count({ count: '*' });
      return Number(row?.count);
    },
    /** At most `limit` rows of these columns, `id`, `created_at` and `name_key` among them. */
    read: async <Row>(asked: Asked): Promise<Row[]> => {
      const { filter, sort, after, limit, columns } = asked;
      if (filter.q !== undefined) return (await search(asked, filter.q)) as Row[];
      const { status, source, unread } = filter;
      const isByTime = isTimeOrder(sort) && status === undefined && source === undefined && !unread;
      const query = listed(isByTime ? byTime() : db(table), filter, columns);
      return inOrder(behind(query, sort, after), sort).limit(limit);
    },
  };
}

type Column = string | Knex.Raw;

function between(query: Knex.QueryBuilder, { from, to }: RowFilter, as: (column: string) => Column) {
  if (from !== undefined) query.where(as('created_at') as string, '>=', from);
  if (to !== undefined) query.where(as('created_at') as string, '<', to);
}

function narrow(query: Knex.QueryBuilder, filter: RowFilter, as: (column: string) => Column) {
  const { folder, status, source, unread } = filter;
  query.where(as('folder') as string, folder);
  if (status !== undefined) query.where(as('status') as string, status);
  if (source !== undefined) query.where(as('source') as string, source);
  if (unread) query.whereNull(as('read_at') as string);
  between(query, filter, as);
  return query;
}

/** Lists in one order of time as one, each row once. */
function merged(lists: readonly Found[][], { sort, limit }: Asked): Found[] {
  const filled = lists.filter((list) => list.length > 0);
  if (filled.length < 2) return filled[0] ?? [];
  const byId = new Map(filled.flat().map((row) => [row.id, row]));
  const newestFirst = [...byId.values()].sort((a, b) => b.created_at - a.created_at || b.id - a.id);
  return (sort === '-createdAt' ? newestFirst : newestFirst.reverse()).slice(0, limit);
}

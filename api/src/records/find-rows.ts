import type { Knex } from 'knex';
import { isMySql } from '../db/open-database.ts';
import { behind, comesFirst, inFrontOf, inOrder, sortedByTime } from './record-order.ts';
import { beginsWith, hasWords, looksLikeWords, readSearch, type Term } from './record-search.ts';
import { type Asked, between, createRowQueries, isNarrow, type RowFilter } from './row-queries.ts';

/** Number of first rows that a word search scans without the full-text index; it finds common words there quickly. */
const window = 2000;
/**
 * Maximum number of rows to scan if the first ones contain enough matches: intersecting two common words in the index
 * is slow.
 */
const widestWindow = 30_000;
/** Number of steps for that scan; the last ones are often unnecessary. */
const steps = 4;
/** A term with this many matches in the first rows is found faster by scanning the list than by the full-text index. */
const common = window / 10;
/** A term with this many times the matches of the rarest term is checked on the rows that the other terms find. */
const muchMore = 20;

type Found = { id: number; created_at: number };

/** A range of rows: its size, the times of its oldest and newest row, and its lowest and highest id. */
interface Stretch {
  size: number;
  oldest: number;
  newest: number;
  lowest: number;
  highest: number;
}

/** Creates the search in one form's table. */
export function createRowFinder(db: Knex, table: string) {
  const { found, listed, byTime } = createRowQueries(db, table);

  /** Returns the range of the next `size` rows of the list after a position. */
  async function stretchBehind(
    size: number,
    { filter, sort, after }: Pick<Asked, 'filter' | 'sort' | 'after'>,
  ): Promise<Stretch> {
    const rows = behind(byTime().select('created_at', 'id').where({ folder: filter.folder }), sort, after);
    between(rows, filter);
    const [stretch] = await db
      .count({ size: '*' })
      .min({ oldest: 'created_at', lowest: 'id' })
      .max({ newest: 'created_at', highest: 'id' })
      .from(inOrder(rows, sort).limit(size).as('stretch'));
    return stretch as Stretch;
  }

  /**
   * Reads a dense range of ids from the primary key on MySQL: looking a row up from a secondary index costs three times
   * as much as reading it.
   */
  const lying = ({ size, lowest, highest }: Stretch) =>
    isMySql(db) && highest - lowest < 2 * size
      ? db(db.raw('?? force index (primary)', [table])).whereBetween('id', [lowest, highest])
      : byTime();

  /** Scans `size` rows of the list. Returns the matches, and the position from which rows are still unscanned. */
  async function byLooking(asked: Asked, terms: readonly Term[], size: number) {
    const { filter, sort, after, limit, columns } = asked;
    const stretch = await stretchBehind(size, asked);
    const near = behind(listed(lying(stretch), filter, columns), sort, after);
    const isAll = stretch.size < size;
    // Rows of the last timestamp may continue after the range, so the scan excludes that timestamp.
    const end = sort === '-createdAt' ? stretch.oldest : stretch.newest;
    if (!isAll) inFrontOf(near, sort, end);
    const rows: Found[] = await inOrder(looksLikeWords(db, near, terms), sort).limit(limit);
    const rest = isAll || rows.length === limit ? undefined : comesFirst(end, sort);
    return { rows, rest };
  }

  /**
   * Splits terms, by their matches in the newest rows, into those for the index and those to check on the rows it
   * finds.
   */
  async function split(terms: readonly Term[], filter: RowFilter) {
    const asked = { filter, sort: '-createdAt', after: undefined } as const;
    const stretch = await stretchBehind(window, asked);
    const counts = await Promise.all(
      terms.map(async (term) => {
        const rows = listed(lying(stretch), { folder: filter.folder }, []).where(
          'created_at',
          '>=',
          stretch.oldest ?? 0,
        );
        const [row] = await looksLikeWords(db, rows, [term]).count({ count: '*' });
        return Number(row?.count);
      }),
    );
    const rarest = Math.min(...counts);
    const isForIndex = (_: Term, index: number) =>
      rarest < common && (counts[index] ?? 0) < muchMore * Math.max(1, rarest);
    const indexed = terms.filter(isForIndex);
    return { indexed, looked: terms.filter((term) => !indexed.includes(term)) };
  }

  /** Finds rows by the full-text index. */
  async function byIndex(asked: Asked, terms: readonly Term[]): Promise<Found[]> {
    const { filter, sort, after, limit, columns } = asked;
    const mayBeCommon = terms.length > 1 || isNarrow(filter);
    const { indexed, looked } = mayBeCommon
      ? await split(terms, filter)
      : { indexed: [...terms], looked: [] };
    if (indexed.length === 0) {
      const rows = behind(listed(byTime(), filter, columns), sort, after);
      return inOrder(looksLikeWords(db, rows, looked), sort).limit(limit);
    }
    const rows = hasWords(db, behind(found(filter, columns), sort, after), table, indexed);
    return sortedByTime(looksLikeWords(db, rows, looked), sort).limit(limit);
  }

  async function byWords(asked: Asked, terms: readonly Term[]): Promise<Found[]> {
    const { limit } = asked;
    const { rows, rest: first } = await byLooking(asked, terms, window);
    if (!first) return rows;
    const promising = rows.length > 0 ? (1.5 * window * (limit - rows.length)) / rows.length : Infinity;
    const step = Math.ceil(promising / steps);
    for (let rest = first, looked = 0; promising <= widestWindow && looked < promising; looked += step) {
      const further = await byLooking({ ...asked, after: rest, limit: limit - rows.length }, terms, step);
      rows.push(...further.rows);
      if (!further.rest) return rows;
      rest = further.rest;
    }
    return byIndex(asked, terms);
  }

  const byKey = ({ filter, sort, after, limit, columns }: Asked, column: string, text: string) =>
    sortedByTime(beginsWith(behind(found(filter, columns), sort, after), column, text), sort).limit(limit);

  return {
    /** Returns the first rows that a search finds, in order. */
    async find(asked: Asked, text: string): Promise<Found[]> {
      const { email, phone, terms } = readSearch(text);
      const keyed: Found[][] = [
        email === undefined ? [] : await byKey(asked, 'email_key', email),
        phone === undefined ? [] : await byKey(asked, 'phone_key', phone),
      ];
      if (terms.length === 0) return merged(keyed, asked);
      const isRare = keyed[0] && keyed[0].length > 0 && keyed[0].length < asked.limit;
      const byTerms = await (isRare ? byIndex : byWords)(asked, terms);
      return merged([...keyed, byTerms], asked);
    },
    /** Returns how many rows a search finds. */
    async count(filter: RowFilter, text: string): Promise<number> {
      const { email, phone, terms } = readSearch(text);
      const columns = ['id'];
      const queries = [
        ...(email === undefined ? [] : [beginsWith(found(filter, columns), 'email_key', email)]),
        ...(phone === undefined ? [] : [beginsWith(found(filter, columns), 'phone_key', phone)]),
      ];
      if (terms.length > 0) {
        const { indexed, looked } = await split(terms, filter);
        const rows =
          indexed.length === 0
            ? listed(db(table), filter, columns)
            : hasWords(db, found(filter, columns), table, indexed);
        queries.push(looksLikeWords(db, rows, looked));
      }
      const [first, ...others] = queries;
      if (!first) return 0;
      const [row] = await db.select(db.raw('count(*) as matching')).from(first.union(others).as('found'));
      return Number(row.matching);
    },
  };
}

/** Merges result lists into one list by time, without duplicates. */
function merged(lists: readonly Found[][], { sort, limit }: Asked): Found[] {
  const filled = lists.filter((list) => list.length > 0);
  if (filled.length < 2) return filled[0] ?? [];
  const byId = new Map(filled.flat().map((row) => [row.id, row]));
  const newestFirst = [...byId.values()].sort((a, b) => b.created_at - a.created_at || b.id - a.id);
  return (sort === '-createdAt' ? newestFirst : newestFirst.reverse()).slice(0, limit);
}

import type { Knex } from 'knex';
import { isMySql } from '../db/open-database.ts';
import { inOrder, positionBeforeTime, rowsAfter, rowsBeforeTime, sortedByTime } from './record-order.ts';
import { beginsWith, containsTerms, readSearch, type Term } from './record-search.ts';
import { createRowQueries, type RowFilter, type RowQuery, receivedBetween } from './row-queries.ts';
import { matchesExpression, planSearch, type SearchPlan } from './search-index.ts';
import type { TakeWordSample } from './word-sample.ts';

/** Maximum number of rows to scan for a page. Searches that would need to scan more use the full-text index. */
const mostScanned = 30_000;
/** Minimum number of rows per scan. */
const fewestScanned = 1000;
/** Number of scans that are expected to find enough rows; often fewer suffice. */
const scans = 4;

type Found = { id: number; created_at: number };

/** A range of rows: its size, the times of its oldest and newest row, and its lowest and highest id. */
interface ScanRange {
  size: number;
  oldest: number;
  newest: number;
  lowest: number;
  highest: number;
}

/** Creates the functions that search one form's table. */
export function createRowFinder(db: Knex, table: string, takeSample: TakeWordSample) {
  const { selectUnindexed, selectFrom, byTime } = createRowQueries(db, table);

  /** Returns the range of the next `size` rows of the list after a position. */
  async function nextScanRange(
    size: number,
    { filter, sort, after }: Pick<RowQuery, 'filter' | 'sort' | 'after'>,
  ): Promise<ScanRange> {
    const rows = rowsAfter(byTime().select('created_at', 'id').where({ folder: filter.folder }), sort, after);
    receivedBetween(rows, filter);
    const [range] = await db
      .count({ size: '*' })
      .min({ oldest: 'created_at', lowest: 'id' })
      .max({ newest: 'created_at', highest: 'id' })
      .from(inOrder(rows, sort).limit(size).as('scan_range'));
    return range as ScanRange;
  }

  /**
   * Selects the rows of a range. If its ids are dense, MySQL reads them from the primary key, because looking a row up
   * through a secondary index costs three times as much as reading it.
   */
  const rowsInRange = ({ size, lowest, highest }: ScanRange) =>
    isMySql(db) && highest - lowest < 2 * size
      ? db(db.raw('?? force index (primary)', [table])).whereBetween('id', [lowest, highest])
      : byTime();

  /**
   * Scans `size` rows of the list. Returns the matches, and the position to continue from or, if no further scan is
   * needed, undefined.
   */
  async function byScan(asked: RowQuery, terms: readonly Term[], size: number) {
    const { filter, sort, after, limit, columns } = asked;
    const range = await nextScanRange(size, asked);
    const unscanned = rowsAfter(selectFrom(rowsInRange(range), filter, columns), sort, after);
    const isAll = range.size < size;
    // Rows of the last timestamp may continue after the range, so the scan excludes that timestamp.
    const end = sort === '-createdAt' ? range.oldest : range.newest;
    if (!isAll) rowsBeforeTime(unscanned, sort, end);
    const rows: Found[] = await inOrder(containsTerms(db, unscanned, terms), sort).limit(limit);
    const rest = isAll || rows.length === limit ? undefined : positionBeforeTime(end, sort);
    return { rows, rest };
  }

  /** Finds rows by the full-text index, or in the order of the list if the terms are common. */
  async function byIndex(
    asked: RowQuery,
    terms: readonly Term[],
    { expression }: SearchPlan,
  ): Promise<Found[]> {
    const { filter, sort, after, limit, columns } = asked;
    const rows = rowsAfter(
      expression ? selectUnindexed(filter, columns) : selectFrom(byTime(), filter, columns),
      sort,
      after,
    );
    containsTerms(db, rows, terms);
    return expression
      ? sortedByTime(matchesExpression(db, rows, table, expression), sort).limit(limit)
      : inOrder(rows, sort).limit(limit);
  }

  /** Scans the list if that probably finds enough rows soon, and uses the index otherwise. */
  async function byWords(asked: RowQuery, terms: readonly Term[]): Promise<Found[]> {
    const { limit } = asked;
    const plan = planSearch(db, terms, await takeSample());
    const expected = limit / plan.share;
    const size = Math.max(fewestScanned, Math.ceil((1.25 * expected) / scans));
    const rows: Found[] = [];
    let scanned = 0;
    let rest = asked.after;
    // A filter may exclude most of the rows that the sample predicts.
    const isPromising = () => rows.length >= (limit * scanned) / expected / 4;
    while (expected <= mostScanned && scanned < 2 * expected && isPromising()) {
      const scan = await byScan({ ...asked, after: rest, limit: limit - rows.length }, terms, size);
      rows.push(...scan.rows);
      if (!scan.rest) return rows;
      rest = scan.rest;
      scanned += size;
    }
    return byIndex(asked, terms, plan);
  }

  const byKey = ({ filter, sort, after, limit, columns }: RowQuery, column: string, text: string) =>
    sortedByTime(
      beginsWith(rowsAfter(selectUnindexed(filter, columns), sort, after), column, text),
      sort,
    ).limit(limit);

  return {
    /** Returns the first rows that a search finds, in order. */
    async find(asked: RowQuery, text: string): Promise<Found[]> {
      const { email, phone, terms } = readSearch(text);
      const lists = await Promise.all([
        email === undefined ? [] : byKey(asked, 'email_key', email),
        phone === undefined ? [] : byKey(asked, 'phone_key', phone),
        terms.length === 0 ? [] : byWords(asked, terms),
      ]);
      return merged(lists, asked);
    },
    /** Returns how many rows a search finds. */
    async count(filter: RowFilter, text: string): Promise<number> {
      const { email, phone, terms } = readSearch(text);
      const columns = ['id'];
      const queries = [
        ...(email === undefined ? [] : [beginsWith(selectUnindexed(filter, columns), 'email_key', email)]),
        ...(phone === undefined ? [] : [beginsWith(selectUnindexed(filter, columns), 'phone_key', phone)]),
      ];
      if (terms.length > 0) {
        const { expression } = planSearch(db, terms, await takeSample());
        const rows = containsTerms(
          db,
          expression ? selectUnindexed(filter, columns) : selectFrom(db(table), filter, columns),
          terms,
        );
        queries.push(expression ? matchesExpression(db, rows, table, expression) : rows);
      }
      const [first, ...others] = queries;
      if (!first) return 0;
      const [row] = await db.select(db.raw('count(*) as matching')).from(first.union(others).as('found'));
      return Number(row.matching);
    },
  };
}

/** Merges result lists into one list by time, without duplicates. */
function merged(lists: readonly Found[][], { sort, limit }: RowQuery): Found[] {
  const filled = lists.filter((list) => list.length > 0);
  if (filled.length < 2) return filled[0] ?? [];
  const byId = new Map(filled.flat().map((row) => [row.id, row]));
  const newestFirst = [...byId.values()].sort((a, b) => b.created_at - a.created_at || b.id - a.id);
  return (sort === '-createdAt' ? newestFirst : newestFirst.reverse()).slice(0, limit);
}

import { setImmediate } from 'node:timers/promises';
import type { Knex } from 'knex';
import { isMySql } from '../db/open-database.ts';
import { inOrder, positionAfterTime, type RowOrder, rowsAfter, rowsUntilTime } from './record-order.ts';
import { createRowQueries, indexOfTime, type RowQuery, receivedBetween } from './row-queries.ts';

/** Rows of the first part, which has enough matches of a common search. */
const firstPart = 1000;
/** Each part is this many times as large as the one before, up to a limit. */
const growth = 4;
/** On SQLite other requests wait while a part is read; on MySQL each part costs two round trips. */
const largestPart = 4000;
const largestMysqlPart = 50_000;

/** A range of the list: its size, the times of its oldest and newest row, and its lowest and highest id. */
interface Range {
  size: number;
  oldest: number;
  newest: number;
  lowest: number;
  highest: number;
}

type Scanned = Pick<RowQuery, 'filter' | 'sort' | 'after'>;

/** A part of a list. */
export interface Part {
  after: Scanned['after'];
  /** Selects the matching rows of the part after a position; a search is left to the caller. */
  select(columns: readonly string[], after: Scanned['after']): Knex.QueryBuilder;
}

/** Creates the function that reads a list in order of time, part by part. */
export function createScan(db: Knex, table: string) {
  const { selectFrom, byIndex } = createRowQueries(db, table);
  const byTime = () => byIndex(indexOfTime);

  /** Returns the range of the next `size` rows after a position. */
  async function nextRange(size: number, { filter, sort, after }: Scanned): Promise<Range> {
    const rows = rowsAfter(byTime().select('created_at', 'id').where({ folder: filter.folder }), sort, after);
    receivedBetween(rows, filter);
    const [range] = await db
      .count({ size: '*' })
      .min({ oldest: 'created_at', lowest: 'id' })
      .max({ newest: 'created_at', highest: 'id' })
      .from(inOrder(rows, sort).limit(size).as('part'));
    return range as Range;
  }

  /**
   * Selects the rows of a range. If its ids are dense, they are read from the table itself, because looking a row up
   * through the index of times costs more: twice as much on MySQL, a third more on SQLite.
   */
  const rowsOf = ({ size, lowest, highest }: Range) =>
    highest - lowest < 2 * size
      ? db(db.raw(isMySql(db) ? '?? force index (primary)' : '?? not indexed', [table])).whereBetween('id', [
          lowest,
          highest,
        ])
      : byTime();

  /**
   * Returns the time at which a part of `range` ends. Further rows may have the last time of the range, so that the part
   * ends before it, unless it has no other time.
   */
  function endOf({ oldest, newest }: Range, sort: RowOrder): number {
    if (oldest === newest) return oldest;
    return sort === '-createdAt' ? oldest + 1 : newest - 1;
  }

  /** Yields the parts of a list. Other requests run between two parts. Throws the reason of an aborted signal. */
  return async function* parts(asked: Scanned, signal?: AbortSignal): AsyncGenerator<Part> {
    const { filter, sort } = asked;
    const largest = isMySql(db) ? largestMysqlPart : largestPart;
    let { after } = asked;
    for (let size = firstPart; ; size = Math.min(growth * size, largest)) {
      signal?.throwIfAborted();
      const range = await nextRange(size, { filter, sort, after });
      const isLast = range.size < size;
      const end = endOf(range, sort);
      yield {
        after,
        select: (columns, position) => {
          const from = range.oldest === range.newest ? byTime() : rowsOf(range);
          const rows = rowsAfter(selectFrom(from, filter, columns), sort, position);
          return isLast ? rows : rowsUntilTime(rows, sort, end);
        },
      };
      if (isLast) return;
      after = positionAfterTime(end, sort);
      await setImmediate();
    }
  };
}

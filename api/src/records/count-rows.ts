import type { CountAnswer } from '@suite/contracts/records';
import type { Knex } from 'knex';
import { activeFilters, indexOfFilter } from './filter-conditions.ts';
import type { createRowSearch } from './find-rows.ts';
import { createRowQueries, indexOfTime, type RowFilter } from './row-queries.ts';
import type { createScan } from './scan-rows.ts';

/** Returns the end of the name of the index that contains all columns of a filter; undefined if there is none. */
function indexOf(filter: RowFilter): string | undefined {
  const [name, ...further] = activeFilters(filter);
  if (filter.q !== undefined || further.length > 0) return undefined;
  if (name === 'followUp' && (filter.from ?? filter.to) !== undefined) return undefined;
  return name === undefined ? indexOfTime : indexOfFilter(name);
}

interface CounterDeps {
  db: Knex;
  table: string;
  scan: ReturnType<typeof createScan>;
  search: ReturnType<typeof createRowSearch>;
}

/** Creates the function that counts matching rows of one form's table. */
export function createRowCounter({ db, table, scan, search }: CounterDeps) {
  const { selectFrom, byIndex } = createRowQueries(db, table);

  async function countByIndex(index: string, filter: RowFilter, limit: number | undefined): Promise<number> {
    const rows = selectFrom(byIndex(index), filter, ['id']);
    if (limit !== undefined) rows.limit(limit);
    const [row] = await db.select(db.raw('count(*) as matching')).from(rows.as('counted'));
    return Number(row.matching);
  }

  /** Counts rows part by part, until there are `limit` of them. */
  async function byScan(filter: RowFilter, limit: number, signal: AbortSignal | undefined): Promise<number> {
    const sort = '-createdAt';
    let count = 0;
    for await (const part of scan({ filter, sort, after: undefined }, signal)) {
      if (filter.q === undefined) {
        const [row] = await part.select([], part.after).count({ matching: '*' });
        count += Number(row.matching);
      } else count += await search.count(part, sort, filter.q);
      if (count >= limit) break;
    }
    return count;
  }

  /**
   * Counts the matching rows. With `most`, it stops after that many, and `isMinimum` is set if there are more. Throws the
   * reason of an aborted signal.
   */
  return async (filter: RowFilter, most?: number, signal?: AbortSignal): Promise<CountAnswer> => {
    const limit = most === undefined ? undefined : most + 1;
    const index = indexOf(filter);
    const count = index
      ? await countByIndex(index, filter, limit)
      : await byScan(filter, limit ?? Number.POSITIVE_INFINITY, signal);
    return most !== undefined && count > most ? { count: most, isMinimum: true } : { count };
  };
}

import type { CountAnswer } from '@suite/contracts/records';
import type { Knex } from 'knex';
import type { PhoneCountry } from '../submissions/phone.ts';
import type { SubmissionTable } from '../submissions/submission.ts';
import { activeFilters, indexOfFilter } from './filter-conditions.ts';
import { createRowSearch } from './find-rows.ts';
import { createGroupedRows } from './grouped-rows.ts';
import { columnsOf, inOrder, isGrouped, rowsAfter } from './record-order.ts';
import { createRowQueries, indexOfTime, type RowFilter, type RowQuery } from './row-queries.ts';
import { createScan } from './scan-rows.ts';

/** Returns the end of the name of the index that contains all columns of a filter; undefined if no index does. */
function indexOf(filter: RowFilter): string | undefined {
  const [name, ...further] = activeFilters(filter);
  if (filter.q !== undefined || further.length > 0) return undefined;
  if (name === 'followUp' && (filter.from ?? filter.to) !== undefined) return undefined;
  return name === undefined ? indexOfTime : indexOfFilter(name);
}

/** Creates the queries for rows of one form's table that match a filter. */
export function createRecordRows(db: Knex, table: SubmissionTable, homeCountry: PhoneCountry) {
  const { selectFrom, byIndex } = createRowQueries(db, table);
  const scan = createScan(db, table);
  const search = createRowSearch(db, table, homeCountry);
  const readGroups = createGroupedRows(db, table);

  async function countByIndex(index: string, filter: RowFilter, limit: number | undefined): Promise<number> {
    const rows = selectFrom(byIndex(index), filter, ['id']);
    if (limit !== undefined) rows.limit(limit);
    const [row] = await db.select(db.raw('count(*) as matching')).from(rows.as('counted'));
    return Number(row.matching);
  }

  /** Counts rows part by part, until there are `limit` of them. */
  async function countByScan(
    filter: RowFilter,
    limit: number,
    signal: AbortSignal | undefined,
  ): Promise<number> {
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

  return {
    /**
     * Counts the matching rows. With `most`, it stops after that many, and `isMinimum` is set if there are more. Throws
     * the reason of an aborted signal.
     */
    count: async (filter: RowFilter, most?: number, signal?: AbortSignal): Promise<CountAnswer> => {
      const limit = most === undefined ? undefined : most + 1;
      const index = indexOf(filter);
      const count = index
        ? await countByIndex(index, filter, limit)
        : await countByScan(filter, limit ?? Number.POSITIVE_INFINITY, signal);
      return most !== undefined && count > most ? { count: most, isMinimum: true } : { count };
    },
    /**
     * Returns at most `limit` rows with the columns of the order; `columns` must include `id`. A search throws the reason
     * of an aborted signal.
     */
    read: async <Row>({ columns: shown, ...asked }: RowQuery, signal?: AbortSignal): Promise<Row[]> => {
      const { filter, sort, after, limit } = asked;
      const columns = [...new Set([...shown, ...columnsOf(sort)])];
      if (filter.q !== undefined)
        return (await search.find(scan(asked, signal), { ...asked, columns }, filter.q)) as object[] as Row[];
      if (isGrouped(sort)) return (await readGroups({ ...asked, columns }, sort)) as Row[];
      const isByTime = !sort.endsWith('name') && activeFilters(filter).length === 0;
      const from = isByTime ? byIndex(indexOfTime) : db(table);
      const query = selectFrom(from, filter, columns);
      return inOrder(rowsAfter(query, sort, after), sort).limit(limit);
    },
  };
}

import type { Knex } from 'knex';
import type { PhoneCountry } from '../submissions/phone.ts';
import type { SubmissionTable } from '../submissions/submission.ts';
import { createRowCounter } from './count-rows.ts';
import { activeFilters } from './filter-conditions.ts';
import { createRowSearch } from './find-rows.ts';
import { createGroupedRows } from './grouped-rows.ts';
import { columnsOf, inOrder, isGrouped, rowsAfter } from './record-order.ts';
import { createRowQueries, indexOfTime, type RowQuery } from './row-queries.ts';
import { createScan } from './scan-rows.ts';

/** Creates the queries for rows of one form's table that match a filter. */
export function createRecordRows(db: Knex, table: SubmissionTable, homeCountry: PhoneCountry) {
  const { selectFrom, byIndex } = createRowQueries(db, table);
  const scan = createScan(db, table);
  const search = createRowSearch(db, table, homeCountry);
  const readGroups = createGroupedRows(db, table);

  return {
    count: createRowCounter({ db, table, scan, search }),
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

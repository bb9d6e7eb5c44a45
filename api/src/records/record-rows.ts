import type { Knex } from 'knex';
import type { PhoneCountry } from '../submissions/phone.ts';
import type { SubmissionTable } from '../submissions/submission.ts';
import { createRowCounter } from './count-rows.ts';
import { activeFilters } from './filter-conditions.ts';
import { createRowSearch } from './find-rows.ts';
import { columnOf, inOrder, isTimeOrder, rowsAfter } from './record-order.ts';
import { createRowQueries, type RowQuery } from './row-queries.ts';
import { createScan } from './scan-rows.ts';

/** Creates the queries for rows of one form's table that match a filter. */
export function createRecordRows(db: Knex, table: SubmissionTable, homeCountry: PhoneCountry) {
  const { selectFrom, byTime, byFollowUp } = createRowQueries(db, table);
  const scan = createScan(db, table);
  const search = createRowSearch(db, table, homeCountry);

  return {
    count: createRowCounter({ db, table, scan, search }),
    /**
     * Returns at most `limit` rows with the column of the order; `columns` must include `id`. A search throws the reason
     * of an aborted signal.
     */
    read: async <Row>({ columns: shown, ...asked }: RowQuery, signal?: AbortSignal): Promise<Row[]> => {
      const { filter, sort, after, limit } = asked;
      const columns = [...new Set([...shown, columnOf(sort)])];
      if (filter.q !== undefined)
        return (await search.find(scan(asked, signal), { ...asked, columns }, filter.q)) as object[] as Row[];
      const isByTime = isTimeOrder(sort) && activeFilters(filter).length === 0;
      const from = isByTime ? byTime() : filter.followUp ? byFollowUp() : db(table);
      const query = selectFrom(from, filter, columns);
      return inOrder(rowsAfter(query, sort, after), sort).limit(limit);
    },
  };
}

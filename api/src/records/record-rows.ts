import type { Knex } from 'knex';
import { createRowCounter } from './count-rows.ts';
import { createRowFinder } from './find-rows.ts';
import { columnOf, inOrder, isTimeOrder, rowsAfter } from './record-order.ts';
import { createRowQueries, isNarrow, type RowFilter, type RowQuery } from './row-queries.ts';
import { createWordSample } from './word-sample.ts';

/** Creates the queries for rows of one form's table that match a filter. */
export function createRecordRows(db: Knex, table: string) {
  const { selectFrom, byTime, byFollowUp } = createRowQueries(db, table);
  const takeSample = createWordSample(db, table);
  const finder = createRowFinder(db, table, takeSample);

  return {
    countUpTo: createRowCounter(db, table, takeSample),
    count: async (filter: RowFilter): Promise<number> => {
      if (filter.q !== undefined) return finder.count(filter, filter.q);
      const [row] = await selectFrom(db(table), filter, []).count({ count: '*' });
      return Number(row?.count);
    },
    /** Returns at most `limit` rows with the column of the order; `columns` must include `id`. */
    read: async <Row>({ columns: shown, ...asked }: RowQuery): Promise<Row[]> => {
      const { filter, sort, after, limit } = asked;
      const columns = [...new Set([...shown, columnOf(sort)])];
      if (filter.q !== undefined) return (await finder.find({ ...asked, columns }, filter.q)) as Row[];
      const isByTime = isTimeOrder(sort) && !isNarrow(filter);
      const from = isByTime ? byTime() : filter.followUp ? byFollowUp() : db(table);
      const query = selectFrom(from, filter, columns);
      return inOrder(rowsAfter(query, sort, after), sort).limit(limit);
    },
  };
}

import type { Knex } from 'knex';
import { inBatches } from './key-set.ts';

/** What every table of submissions has. */
export interface SubmissionRow {
  id: number;
  created_at: number;
}

/** Reads and deletes the rows of one form's table, suspected robots left out of what is read. */
export function createSubmissionRows<Row extends SubmissionRow>(
  db: Knex,
  table: string,
  columns: readonly (keyof Row & string)[],
) {
  const readBatch = async (last: Row | undefined, size: number): Promise<Row[]> => {
    const query = db(table)
      .select('id', 'created_at', ...columns)
      .whereNull('flagged_for');
    // Written so that both databases begin reading their index at the last row.
    if (last)
      query
        .where('created_at', '<=', last.created_at)
        .where((older) => older.where('created_at', '<', last.created_at).orWhere('id', '<', last.id));
    return query.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(size);
  };
  return {
    /** All rows, newest first. */
    all: () => inBatches(readBatch),
    /** The row of a submission, suspected or not. */
    find: async (submissionId: string): Promise<Row | undefined> => {
      const rows: Row[] = await db(table)
        .select('id', 'created_at', ...columns)
        .where({ submission_id: submissionId });
      return rows[0];
    },
    /** Answers whether there was such a row. */
    remove: async (id: number): Promise<boolean> => (await db(table).where({ id }).delete()) > 0,
  };
}

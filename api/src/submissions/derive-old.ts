import { setImmediate } from 'node:timers/promises';
import type { Knex } from 'knex';
import { inTransaction } from '../db/in-transaction.ts';
import { recount } from './counts.ts';
import { deriveAll } from './derive.ts';
import type { SubmissionTable } from './submission.ts';

const portion = 200;

/** Fills in the derived columns of one portion of rows; returns the number of rows. */
const derivePortion = (db: Knex, table: SubmissionTable): Promise<number> =>
  inTransaction(db, async (trx) => {
    const rows = await trx(table).whereNull('email_key').orderBy('id').limit(portion).forUpdate();
    const derived = await deriveAll(
      trx,
      rows.map((row) => ({
        id: row.submission_id,
        table,
        columns: row,
        metadata: { flaggedFor: row.flagged_for, firstTouch: row.first_touch, lastTouch: row.last_touch },
        receivedAt: row.created_at,
      })),
    );
    const changes = rows.map((row, index) => {
      const columns = derived[index];
      const folder = row.folder === 'inbox' ? columns?.folder : row.folder;
      return { id: row.id, columns: { ...columns, folder }, after: { ...row, ...columns, folder } };
    });
    for (const { id, columns } of changes) await trx(table).where({ id }).update(columns);
    await recount(
      trx,
      table,
      changes.map(({ after }) => ({ before: undefined, after })),
    );
    return rows.length;
  });

/**
 * Fills in the derived columns of rows that an older release wrote, and counts those rows. Stops early when the signal
 * aborts.
 */
export async function deriveOld(
  db: Knex,
  tables: readonly SubmissionTable[],
  signal?: AbortSignal,
): Promise<void> {
  for (const table of tables)
    for (let done = portion; done === portion && !signal?.aborted; ) {
      done = await derivePortion(db, table);
      await setImmediate();
    }
}

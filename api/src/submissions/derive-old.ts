import { setTimeout as delay } from 'node:timers/promises';
import type { Knex } from 'knex';
import { inTransaction } from '../db/in-transaction.ts';
import { recount } from './counts.ts';
import { type DerivedColumns, derivation, deriveAll, deriveKeys } from './derive.ts';
import type { PhoneCountry } from './phone.ts';
import type { SubmissionTable } from './submission.ts';

/** Rows per transaction; few, because on SQLite other requests wait for it. */
const portion = 50;

// biome-ignore lint/suspicious/noExplicitAny: the columns differ by form.
type Row = any;

const asSubmission = (table: SubmissionTable, row: Row) => ({
  id: row.submission_id,
  table,
  columns: row,
  metadata: { flaggedFor: row.flagged_for, firstTouch: row.first_touch, lastTouch: row.last_touch },
  receivedAt: row.created_at,
});

/** Fills in all derived columns of rows that have none, and counts these rows. */
async function deriveUncounted(
  trx: Knex.Transaction,
  table: SubmissionTable,
  homeCountry: PhoneCountry,
  rows: readonly Row[],
) {
  const derived = await deriveAll(
    trx,
    rows.map((row) => asSubmission(table, row)),
    homeCountry,
  );
  const changes = rows.map((row, index) => {
    const columns = derived[index] as DerivedColumns;
    return {
      id: row.id,
      columns: { ...columns, folder: row.folder === 'inbox' ? columns.folder : row.folder },
    };
  });
  for (const { id, columns } of changes) await trx(table).where({ id }).update(columns);
  await recount(
    trx,
    table,
    changes.map(({ columns }, index) => ({ before: undefined, after: { ...rows[index], ...columns } })),
  );
}

/** Derives the columns of one portion of rows; returns the number of rows. */
const derivePortion = (db: Knex, table: SubmissionTable, homeCountry: PhoneCountry): Promise<number> =>
  inTransaction(db, async (trx) => {
    const rows: Row[] = await trx(table)
      .where('derivation', '<', derivation)
      .orderBy(['derivation', 'id'])
      .limit(portion)
      .forUpdate();
    const { uncounted = [], counted = [] } = Object.groupBy(rows, ({ email_key }) =>
      email_key === null ? 'uncounted' : 'counted',
    );
    if (uncounted.length > 0) await deriveUncounted(trx, table, homeCountry, uncounted);
    for (const row of counted)
      await trx(table)
        .where({ id: row.id })
        .update(row.folder === 'erased' ? { derivation } : deriveKeys(asSubmission(table, row), homeCountry));
    return rows.length;
  });

/** Clears what an earlier release left of people it erased, because it does not know these columns. */
const clearErased = (db: Knex, table: SubmissionTable) =>
  db(table).where({ folder: 'erased' }).whereNotNull('search_text').update({ search_text: null });

/**
 * Derives the columns of rows that an earlier release wrote. With a signal, it pauses after each portion for as long as
 * that took, so that other requests get half of the time, and stops when the signal aborts.
 */
export async function deriveOld(
  db: Knex,
  tables: readonly SubmissionTable[],
  homeCountry: PhoneCountry,
  signal?: AbortSignal,
): Promise<void> {
  for (const table of tables) {
    await clearErased(db, table);
    for (let done = portion; done === portion && !signal?.aborted; ) {
      const started = performance.now();
      done = await derivePortion(db, table, homeCountry);
      await delay(signal ? performance.now() - started : 0, undefined, { signal }).catch(() => undefined);
    }
  }
}

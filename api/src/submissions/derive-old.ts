import { setTimeout as delay } from 'node:timers/promises';
import type { Knex } from 'knex';
import { inTransaction } from '../db/in-transaction.ts';
import { derivation, deriveKeys } from './derive.ts';
import type { PhoneCountry } from './phone.ts';
import type { SubmissionTable } from './submission.ts';

/** Rows per transaction; few, because on SQLite other requests wait for it. */
const portion = 50;

// biome-ignore lint/suspicious/noExplicitAny: the columns differ by form.
type Row = any;

/** Derives the keys of one portion of rows; returns the number of rows. */
const derivePortion = (db: Knex, table: SubmissionTable, homeCountry: PhoneCountry): Promise<number> =>
  inTransaction(db, async (trx) => {
    const rows: Row[] = await trx(table)
      .where('derivation', '<', derivation)
      .orderBy(['derivation', 'id'])
      .limit(portion)
      .forUpdate();
    for (const row of rows)
      await trx(table)
        .where({ id: row.id })
        .update(
          row.folder === 'erased'
            ? { derivation }
            : deriveKeys({ table, id: row.submission_id, columns: row }, homeCountry),
        );
    return rows.length;
  });

/** Clears what an earlier release left of people it erased, because it does not know these columns. */
const clearErased = (db: Knex, table: SubmissionTable) =>
  db(table).where({ folder: 'erased' }).whereNotNull('search_text').update({ search_text: null });

/**
 * Derives the keys of rows that an earlier release wrote. With a signal, it pauses after each portion for as long as
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

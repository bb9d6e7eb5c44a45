import { setTimeout as delay } from 'node:timers/promises';
import type { Knex } from 'knex';
import { codeOf } from './unavailable.ts';

const tries = 5;

/**
 * Runs `work` in a transaction, and from the start again where MySQL has rolled it back to end a deadlock with another
 * one: `work` must do nothing that outlives its transaction. Throws what the last try threw.
 */
export async function inTransaction<Result>(
  db: Knex,
  work: (trx: Knex.Transaction) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction(work);
    } catch (error) {
      if (codeOf(error) !== 'ER_LOCK_DEADLOCK' || attempt === tries) throw error;
      // Apart from the other one, which may begin anew too.
      await delay(Math.random() * 20 * attempt);
    }
  }
}

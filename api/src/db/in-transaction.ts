import { setTimeout as delay } from 'node:timers/promises';
import type { Knex } from 'knex';
import { codeOf } from './error-codes.ts';

const maxAttempts = 5;

/**
 * Runs `work` in a transaction, and retries it when MySQL has rolled it back to resolve a deadlock, so `work` must have
 * no effects outside its transaction. Throws the error of the last attempt.
 */
export async function inTransaction<Result>(
  db: Knex,
  work: (trx: Knex.Transaction) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction(work);
    } catch (error) {
      if (codeOf(error) !== 'ER_LOCK_DEADLOCK' || attempt === maxAttempts) throw error;
      // The other transaction may retry too: a random delay keeps the two apart.
      await delay(Math.random() * 20 * attempt);
    }
  }
}

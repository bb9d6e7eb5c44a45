import type { Knex } from 'knex';

/** Milliseconds. Tolerates clocks of API processes that differ by less than this. */
const margin = 60 * 60 * 1000;

/** Deletes the nonces of expired captchas: an expired captcha is rejected anyway. */
export async function deleteExpiredNonces(db: Knex): Promise<void> {
  await db('captcha_nonces')
    .where('expires_at', '<', Date.now() - margin)
    .delete();
}

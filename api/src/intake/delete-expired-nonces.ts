import type { Knex } from 'knex';

/** Maximum difference in milliseconds between the clocks of API processes. */
const margin = 60 * 60 * 1000;

/** Deletes the nonces of expired captchas. They are no longer needed, because an expired captcha is rejected anyway. */
export async function deleteExpiredNonces(db: Knex): Promise<void> {
  await db('captcha_nonces')
    .where('expires_at', '<', Date.now() - margin)
    .delete();
}

import type { Knex } from 'knex';

/** The clocks of several API processes may differ by less than this. */
const margin = 60 * 60 * 1000;

/** Deletes the nonces of captchas that have expired, which are refused for that alone. */
export async function forgetNonces(db: Knex): Promise<void> {
  await db('captcha_nonces')
    .where('expires_at', '<', Date.now() - margin)
    .delete();
}

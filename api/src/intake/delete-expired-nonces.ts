import type { Knex } from 'knex';
import { clockMargin } from '../clock/clock-margin.ts';

/** Deletes the nonces of expired captchas. They are no longer needed, because an expired captcha is rejected anyway. */
export async function deleteExpiredNonces(db: Knex): Promise<void> {
  await db('captcha_nonces')
    .where('expires_at', '<', Date.now() - clockMargin)
    .delete();
}

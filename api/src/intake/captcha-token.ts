import type { CaptchaForm } from '@suite/contracts/captcha';
import type { Knex } from 'knex';
import { clockMargin } from '../clock/purge-mark.ts';
import { ApiError, invalidInput } from '../http/errors.ts';
import type { CaptchaNonce } from '../submissions/submission.ts';

/**
 * Verifies a token for a form. Returns the nonce by which a second use of the token is detected. Throws
 * `captchaRefused` or `captchaUnavailable`.
 */
export type VerifyCaptcha = (token: string, form: CaptchaForm) => Promise<CaptchaNonce>;

/** Creates the error for a token that is missing, wrong, expired, issued for another form, or already used. */
export const captchaRefused = (reason: 'missing' | 'expired' | 'wrong' | 'spent') =>
  new ApiError(400, 'captcha_refused', 'Please complete the verification again.', { reason });

/**
 * Creates the error for an unreachable captcha provider. A form that receives it falls back to our own proof of work.
 */
export const captchaUnavailable = () =>
  new ApiError(503, 'captcha_unavailable', 'The verification is not available right now. Please try again.', {
    headers: { 'Retry-After': '5' },
  });

const longest = 8192;

/**
 * Returns the token from `recaptcha` or `captchaToken`: the API accepts both names. Returns '' if neither is set.
 * Throws 400 if they differ or are not text.
 */
export function readCaptchaToken({ recaptcha, captchaToken }: Readonly<Record<string, unknown>>): string {
  const tokens = [recaptcha, captchaToken].map((token) => token ?? '');
  const [first = '', second = ''] = tokens.filter(isToken);
  if (!tokens.every(isToken)) throw invalidInput('The captcha token must be text');
  if (first !== '' && second !== '' && first !== second)
    throw invalidInput('recaptcha and captchaToken must not differ');
  return first || second;
}

const isToken = (token: unknown): token is string => typeof token === 'string' && token.length <= longest;

/** Deletes the nonces of expired captchas. They are no longer needed, because an expired captcha is rejected anyway. */
export async function deleteExpiredNonces(db: Knex): Promise<void> {
  await db('captcha_nonces')
    .where('expires_at', '<', Date.now() - clockMargin)
    .delete();
}

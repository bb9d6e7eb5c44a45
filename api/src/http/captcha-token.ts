import type { CaptchaForm } from '@suite/contracts/captcha';
import type { CaptchaNonce } from '../intake/submission.ts';
import { ApiError, invalidInput } from './errors.ts';

/** Says that the token is good for this form, and by what it is recognised. Throws `captchaRefused` or `captchaUnavailable`. */
export type VerifyCaptcha = (token: string, form: CaptchaForm) => Promise<CaptchaNonce>;

/** The answer to a token that is missing, wrong, expired, made for another form, or was good for another submission. */
export const captchaRefused = (reason: 'missing' | 'expired' | 'wrong' | 'spent') =>
  new ApiError(400, 'captcha_refused', 'Please complete the verification again.', { reason });

/** The provider can't be asked: a form offers our own proof of work instead (R43). */
export const captchaUnavailable = () =>
  new ApiError(503, 'captcha_unavailable', 'The verification is not available right now. Please try again.', {
    headers: { 'Retry-After': '5' },
  });

const longest = 8192;

/**
 * The token in whichever of its two fields is filled (requirements.md trap 2); '' where neither is. Throws 400 where
 * they differ or hold no text.
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

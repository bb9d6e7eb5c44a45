import type { CaptchaAnswer, CaptchaProvider } from '@suite/contracts/captcha';
import { captchaRefused, type VerifyCaptcha } from '../../intake/captcha-token.ts';
import { type Altcha, createAltcha, isAltchaToken } from './altcha.ts';
import { createSiteVerify, type SiteVerifyOptions } from './site-verify.ts';

/** Factor for the number of guesses when the proof of work replaces an unreachable provider (docs/decisions/0064). */
const fallbackFactor = 10;

export interface CaptchaOptions {
  secret: string;
  /** Minimum number of guesses for a proof of work. */
  work: number;
  /** The captcha provider; undefined for our own proof of work. */
  provider: (SiteVerifyOptions & { name: Exclude<CaptchaProvider, 'altcha'> }) | undefined;
}

export interface Captcha {
  answer: CaptchaAnswer;
  challenge: Altcha['challenge'];
  verify: VerifyCaptcha;
}

/**
 * Creates the captcha of the forms, with our own proof of work as the fallback for browsers that can't reach a
 * provider.
 */
export function createCaptcha({ secret, work, provider }: CaptchaOptions): Captcha {
  const altcha = createAltcha({ secret, work: provider ? work * fallbackFactor : work });
  const verifyToken = provider && createSiteVerify(provider);
  return {
    answer: provider ? { provider: provider.name, siteKey: provider.siteKey } : { provider: 'altcha' },
    challenge: altcha.challenge,
    verify: async (token, form) => {
      if (token === '') throw captchaRefused('missing');
      return verifyToken && !isAltchaToken(token) ? verifyToken(token, form) : altcha.verify(token, form);
    },
  };
}

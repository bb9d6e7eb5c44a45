import type { CaptchaAnswer } from '@suite/contracts/captcha';
import { captchaRefused, type VerifyCaptcha } from '../../http/captcha-token.ts';
import { type Altcha, createAltcha, isAltchaToken } from './altcha.ts';
import { createSiteVerify, type SiteVerifyOptions } from './site-verify.ts';

/** How much more a proof of work takes where it stands in for the provider that is configured (R43). */
const fallbackFactor = 10;

export interface CaptchaOptions {
  secret: string;
  /** How many guesses a proof of work takes at least. */
  work: number;
  /** Whoever is asked instead of our own proof of work. */
  provider: (SiteVerifyOptions & { name: Exclude<CaptchaAnswer['provider'], 'altcha'> }) | undefined;
}

export interface Captcha {
  answer: CaptchaAnswer;
  challenge: Altcha['challenge'];
  verify: VerifyCaptcha;
}

/** The captcha that forms show, and our own proof of work for browsers that don't reach its provider. */
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

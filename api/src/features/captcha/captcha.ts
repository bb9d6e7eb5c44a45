import type { Router } from '@koa/router';
import { type CaptchaAnswer, type CaptchaForm, captchaForms } from '@suite/contracts/captcha';
import { apiPaths } from '@suite/contracts/paths';
import { isLocalHost } from '@suite/contracts/public-host';
import type { Context } from 'koa';
import { addressKey } from '../../http/address-of.ts';
import { invalidInput } from '../../http/errors.ts';
import type { Throttle } from '../../http/throttle.ts';
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
  provider: SiteVerifyOptions | undefined;
}

interface Captcha {
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

const isForm = (form: unknown): form is CaptchaForm => captchaForms.some((known) => known === form);

/** A script takes about twenty times as long as Web Crypto, which browsers lack over http under a host name. */
const shareOfScripts = 1 / 20;

/** Adds the routes of the captcha. `isTrial`: the product is not served to the public over https. */
export function addCaptchaRoutes(router: Router, captcha: Captcha, challenges: Throttle, isTrial: boolean) {
  const shareFor = ({ secure, hostname }: Context) =>
    isTrial && !secure && !isLocalHost(hostname) ? shareOfScripts : 1;

  router
    .get(apiPaths.captcha, (ctx) => {
      ctx.body = captcha.answer;
    })
    .get(apiPaths.captchaChallenge, async (ctx) => {
      const { form } = ctx.query;
      if (!isForm(form)) throw invalidInput(`form must be one of ${captchaForms.join(', ')}`);
      await challenges.demand(addressKey(ctx.ip));
      ctx.body = await captcha.challenge(form, shareFor(ctx));
    });
}

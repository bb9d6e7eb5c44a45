import { Router } from '@koa/router';
import { type CaptchaForm, captchaForms } from '@suite/contracts/captcha';
import { apiPaths } from '@suite/contracts/paths';
import type { Context } from 'koa';
import { addressKey } from '../../http/address-of.ts';
import { invalidInput } from '../../http/errors.ts';
import { isLocalHost } from '../../http/is-local-host.ts';
import type { Throttle } from '../../http/throttle.ts';
import type { Captcha } from './captcha.ts';

const isForm = (form: unknown): form is CaptchaForm => captchaForms.some((known) => known === form);

/** A script takes about twenty times as long as Web Crypto, which browsers lack over http under a host name. */
const shareOfScripts = 1 / 20;

/** Creates the routes of the captcha. `isTrial`: the product is not served to the public over https. */
export function captchaRoutes(captcha: Captcha, challenges: Throttle, isTrial: boolean) {
  const shareFor = ({ secure, hostname }: Context) =>
    isTrial && !secure && !isLocalHost(hostname) ? shareOfScripts : 1;

  return new Router({ sensitive: true, strict: true })
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

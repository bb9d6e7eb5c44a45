import { Router } from '@koa/router';
import { type CaptchaForm, captchaForms } from '@suite/contracts/captcha';
import { apiPaths } from '@suite/contracts/paths';
import { addressKey } from '../../http/address-key.ts';
import { invalidInput } from '../../http/errors.ts';
import type { Throttle } from '../../http/throttle.ts';
import type { Captcha } from './captcha.ts';

const isForm = (form: unknown): form is CaptchaForm => captchaForms.some((known) => known === form);

export function captchaRoutes(captcha: Captcha, challenges: Throttle) {
  return new Router({ sensitive: true, strict: true })
    .get(apiPaths.captcha, (ctx) => {
      ctx.body = captcha.answer;
    })
    .get(apiPaths.captchaChallenge, async (ctx) => {
      const { form } = ctx.query;
      if (!isForm(form)) throw invalidInput(`form must be one of ${captchaForms.join(', ')}`);
      await challenges.demand(addressKey(ctx.ip));
      ctx.body = await captcha.challenge(form);
    });
}

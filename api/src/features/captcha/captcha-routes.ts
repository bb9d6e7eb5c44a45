import { Router } from '@koa/router';
import { type CaptchaAnswer, type CaptchaForm, captchaForms } from '@suite/contracts/captcha';
import { apiPaths } from '@suite/contracts/paths';
import { invalidInput } from '../../http/errors.ts';
import type { Altcha } from './altcha.ts';

const answer: CaptchaAnswer = { provider: 'altcha' };

const isForm = (form: unknown): form is CaptchaForm => captchaForms.some((known) => known === form);

export function captchaRoutes({ altcha }: { altcha: Altcha }) {
  return new Router({ sensitive: true, strict: true })
    .get(apiPaths.captcha, (ctx) => {
      ctx.body = answer;
    })
    .get(apiPaths.captchaChallenge, async (ctx) => {
      const { form } = ctx.query;
      if (!isForm(form)) throw invalidInput(`form must be one of ${captchaForms.join(', ')}`);
      ctx.body = await altcha.challenge(form);
    });
}

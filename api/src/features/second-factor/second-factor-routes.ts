import { Router } from '@koa/router';
import { apiPaths } from '@suite/contracts/paths';
import {
  codeSchema,
  passwordSchema,
  type RecoveryCodes,
  type SecondFactorState,
} from '@suite/contracts/second-factor';
import type { Context, Middleware } from 'koa';
import type { Audit } from '../../http/audit.ts';
import type { CheckPassword } from '../../http/check-password.ts';
import { ApiError, invalidInput } from '../../http/errors.ts';
import { readBody } from '../../http/read-body.ts';
import { requireSession, theSignedIn } from '../../http/session.ts';
import type { SecondFactor } from './second-factor.ts';

interface SecondFactorParts {
  secondFactor: SecondFactor;
  session: Middleware;
  checkPassword: CheckPassword;
  audit: Audit;
}

const isOnAlready = () =>
  new ApiError(409, 'second_factor_on', 'The second factor is on already; turn it off first');
const isOff = () => new ApiError(409, 'second_factor_off', 'The second factor is off');

/** Lets everybody who is signed in look after the second factor of the own account. */
export function secondFactorRoutes({ secondFactor, session, checkPassword, audit }: SecondFactorParts) {
  const readChecked = async (ctx: Context) => {
    const { password } = await readBody(ctx, passwordSchema);
    return checkPassword(ctx, password, 'password');
  };
  return new Router({ sensitive: true, strict: true })
    .get(apiPaths.secondFactor, session, requireSession, async (ctx) => {
      const { administratorId } = theSignedIn(ctx);
      const isOn = await secondFactor.isOn(administratorId);
      const recoveryCodesLeft = await secondFactor.countRecoveryCodes(administratorId);
      ctx.body = { isOn, recoveryCodesLeft } satisfies SecondFactorState;
    })
    .post(apiPaths.secondFactor, session, requireSession, async (ctx) => {
      const { administratorId, username } = await readChecked(ctx);
      const draft = await secondFactor.begin(administratorId, username);
      if (!draft) throw isOnAlready();
      ctx.body = draft;
    })
    .post(apiPaths.confirmSecondFactor, session, requireSession, async (ctx) => {
      const { code } = await readBody(ctx, codeSchema);
      const recoveryCodes = await secondFactor.confirm(
        theSignedIn(ctx).administratorId,
        code.replaceAll(/\s/g, ''),
      );
      const message = 'The code is wrong';
      if (!recoveryCodes) throw invalidInput(message, { code: message });
      await audit.record(ctx, 'second-factor-on');
      ctx.body = { recoveryCodes } satisfies RecoveryCodes;
    })
    .delete(apiPaths.secondFactor, session, requireSession, async (ctx) => {
      const { administratorId } = await readChecked(ctx);
      if (!(await secondFactor.remove(administratorId))) throw isOff();
      await audit.record(ctx, 'second-factor-off');
      ctx.status = 204;
    })
    .post(apiPaths.recoveryCodes, session, requireSession, async (ctx) => {
      const { administratorId } = await readChecked(ctx);
      if (!(await secondFactor.isOn(administratorId))) throw isOff();
      const recoveryCodes = await secondFactor.renewRecoveryCodes(administratorId);
      await audit.record(ctx, 'recovery-codes-made');
      ctx.body = { recoveryCodes } satisfies RecoveryCodes;
    });
}

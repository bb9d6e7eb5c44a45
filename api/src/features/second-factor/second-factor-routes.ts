import { Router } from '@koa/router';
import { apiPaths } from '@suite/contracts/paths';
import {
  codeSchema,
  passwordAndCodeSchema,
  passwordSchema,
  type RecoveryCodes,
  type SecondFactorState,
} from '@suite/contracts/second-factor';
import type { Context, Middleware } from 'koa';
import type { Audit } from '../../http/audit.ts';
import type { CheckPassword, Confirm } from '../../http/check-password.ts';
import { ApiError, invalidInput } from '../../http/errors.ts';
import { readBody } from '../../http/read-body.ts';
import { requireAccount, requireSession, sessionIdOf } from '../../http/session.ts';
import type { SecondFactor } from './second-factor.ts';

interface SecondFactorDeps {
  secondFactor: SecondFactor;
  session: Middleware;
  checkPassword: CheckPassword;
  confirm: Confirm;
  audit: Audit;
  /** Ends all sessions of an account except one. */
  endOtherSessions(administratorId: number, sessionId: string): Promise<unknown>;
}

const isOnAlready = () =>
  new ApiError(409, 'second_factor_on', 'The second factor is on already; turn it off first');
const isOff = () => new ApiError(409, 'second_factor_off', 'The second factor is off');

/** Creates the routes by which users turn their second factor on and off and renew recovery codes. */
export function secondFactorRoutes({
  secondFactor,
  session,
  checkPassword,
  confirm,
  audit,
  endOtherSessions,
}: SecondFactorDeps) {
  const readConfirmed = async (ctx: Context) => {
    const { password, code } = await readBody(ctx, passwordAndCodeSchema);
    const given = { currentPassword: password, currentCode: code };
    await confirm(ctx, given, { password: 'password', code: 'code' });
    return requireAccount(ctx);
  };
  return new Router({ sensitive: true, strict: true })
    .get(apiPaths.secondFactor, session, requireSession, async (ctx) => {
      const { administratorId } = requireAccount(ctx);
      const isOn = await secondFactor.isOn(administratorId);
      const recoveryCodesLeft = await secondFactor.countRecoveryCodes(administratorId);
      ctx.body = { isOn, recoveryCodesLeft } satisfies SecondFactorState;
    })
    .post(apiPaths.secondFactor, session, requireSession, async (ctx) => {
      const { password } = await readBody(ctx, passwordSchema);
      const { administratorId, username } = await checkPassword(ctx, password, 'password');
      const draft = await secondFactor.begin(administratorId, username);
      if (!draft) throw isOnAlready();
      ctx.body = draft;
    })
    .post(apiPaths.confirmSecondFactor, session, requireSession, async (ctx) => {
      const { code } = await readBody(ctx, codeSchema);
      const { administratorId } = requireAccount(ctx);
      const recoveryCodes = await secondFactor.confirm(administratorId, code);
      const message = 'The code is wrong';
      if (!recoveryCodes) throw invalidInput(message, { code: message });
      // They may be those of a thief of the password, who could change it without a code.
      await endOtherSessions(administratorId, sessionIdOf(ctx) ?? '');
      await audit.record(ctx, 'second-factor-on');
      ctx.body = { recoveryCodes } satisfies RecoveryCodes;
    })
    .delete(apiPaths.secondFactor, session, requireSession, async (ctx) => {
      const { administratorId } = await readConfirmed(ctx);
      if (!(await secondFactor.remove(administratorId))) throw isOff();
      await audit.record(ctx, 'second-factor-off');
      ctx.status = 204;
    })
    .post(apiPaths.recoveryCodes, session, requireSession, async (ctx) => {
      const { administratorId } = await readConfirmed(ctx);
      if (!(await secondFactor.isOn(administratorId))) throw isOff();
      const recoveryCodes = await secondFactor.renewRecoveryCodes(administratorId);
      await audit.record(ctx, 'recovery-codes-made');
      ctx.body = { recoveryCodes } satisfies RecoveryCodes;
    });
}

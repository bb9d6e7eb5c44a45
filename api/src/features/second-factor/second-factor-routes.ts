import type { Router } from '@koa/router';
import { apiPaths } from '@suite/contracts/paths';
import {
  codeSchema,
  passwordAndCodeSchema,
  passwordSchema,
  type RecoveryCodes,
  type SecondFactorState,
} from '@suite/contracts/second-factor';
import type { Context } from 'koa';
import type { Audit } from '../../http/audit.ts';
import type { CheckPassword, Confirm } from '../../http/check-password.ts';
import { ApiError, invalidField } from '../../http/errors.ts';
import { readBody } from '../../http/read-body.ts';
import { requireAccount, requireSession, sessionIdOf } from '../../http/session.ts';
import type { SecondFactor } from './second-factor.ts';

interface SecondFactorDeps {
  secondFactor: SecondFactor;
  checkPassword: CheckPassword;
  confirm: Confirm;
  audit: Audit;
  sessions: {
    /** Ends all sessions of an account except one. */
    endOthers(administratorId: number, sessionId: string): Promise<unknown>;
  };
}

const isOnAlready = () =>
  new ApiError(409, 'second_factor_on', 'The second factor is on already; turn it off first');
const isOff = () => new ApiError(409, 'second_factor_off', 'The second factor is off');

/** Adds the routes by which users turn their second factor on and off and renew recovery codes. */
export function addSecondFactorRoutes(
  router: Router,
  { secondFactor, checkPassword, confirm, audit, sessions }: SecondFactorDeps,
) {
  const readConfirmed = async (ctx: Context) => {
    const { password, code } = await readBody(ctx, passwordAndCodeSchema);
    const given = { currentPassword: password, currentCode: code };
    await confirm(ctx, given, { password: 'password', code: 'code' });
    return requireAccount(ctx);
  };
  router
    .get(apiPaths.secondFactor, requireSession, async (ctx) => {
      const { administratorId } = requireAccount(ctx);
      const isOn = await secondFactor.isOn(administratorId);
      const recoveryCodesLeft = await secondFactor.countRecoveryCodes(administratorId);
      ctx.body = { isOn, recoveryCodesLeft } satisfies SecondFactorState;
    })
    .post(apiPaths.secondFactor, requireSession, async (ctx) => {
      const { password } = await readBody(ctx, passwordSchema);
      const { administratorId, username } = await checkPassword(ctx, password, 'password');
      const draft = await secondFactor.begin(administratorId, username);
      if (!draft) throw isOnAlready();
      ctx.body = draft;
    })
    .post(apiPaths.confirmSecondFactor, requireSession, async (ctx) => {
      const { code } = await readBody(ctx, codeSchema);
      const { administratorId } = requireAccount(ctx);
      const recoveryCodes = await secondFactor.confirm(administratorId, code);
      if (!recoveryCodes)
        // Turned on in another tab, or by a request whose answer was lost.
        throw (await secondFactor.isOn(administratorId))
          ? isOnAlready()
          : invalidField('code', 'The code is wrong');
      // They may be those of a thief of the password, who could change it without a code.
      await sessions.endOthers(administratorId, sessionIdOf(ctx) ?? '');
      await audit.record(ctx, 'second-factor-on');
      ctx.body = { recoveryCodes } satisfies RecoveryCodes;
    })
    .delete(apiPaths.secondFactor, requireSession, async (ctx) => {
      const { administratorId } = await readConfirmed(ctx);
      if (!(await secondFactor.remove(administratorId))) throw isOff();
      await audit.record(ctx, 'second-factor-off');
      ctx.status = 204;
    })
    .post(apiPaths.recoveryCodes, requireSession, async (ctx) => {
      const { administratorId } = await readConfirmed(ctx);
      if (!(await secondFactor.isOn(administratorId))) throw isOff();
      const recoveryCodes = await secondFactor.renewRecoveryCodes(administratorId);
      await audit.record(ctx, 'recovery-codes-made');
      ctx.body = { recoveryCodes } satisfies RecoveryCodes;
    });
}

import type { Confirmation } from '@suite/contracts/administrator';
import type { Context } from 'koa';
import type { Account, Audit } from './audit.ts';
import { ApiError, invalidField } from './errors.ts';
import { requireAccount, type SignedIn } from './session.ts';

/** Returns the 400 error for a wrong password; `field` is the input field to report it on. */
export const wrongPassword = (field: string) => invalidField(field, 'The password is wrong');

/**
 * Verifies the password of the session's account, with the same rate limit as sign-ins; `field` is the input field to report
 * errors on. Throws 400 or 429.
 */
export type CheckPassword = (ctx: Context, password: string, field: string) => Promise<SignedIn>;

type Names = Record<'password' | 'code', string>;

/**
 * Checks that the account's owner sent the request, because a stolen session must not be enough to take over accounts:
 * requires the password and, if the second factor is on, a code. Throws 403 with an error for each field in `names`, or
 * 429.
 */
export type Confirm = (ctx: Context, given: Confirmation, names?: Names) => Promise<void>;

interface ConfirmDeps {
  /** The rate limit for sign-ins. */
  guard: <T>(
    who: { ip: string; username: string },
    verify: () => Promise<T | undefined>,
  ) => Promise<T | undefined>;
  verify: (username: string, password: string) => Promise<{ account: SignedIn | undefined }>;
  audit: Audit;
  isSecondFactorOn: (administratorId: number) => Promise<boolean>;
  checkCode: (ctx: Context, who: Account, code: string) => Promise<string | undefined>;
}

const refused = (fields: Record<string, string>) =>
  new ApiError(403, 'confirmation_refused', Object.values(fields).join('. '), { fields });

/** Creates the checks of an account's owner. A wrong password is recorded in the audit log. */
export function createConfirmations({ guard, verify, audit, isSecondFactorOn, checkCode }: ConfirmDeps) {
  /** Returns the account, or undefined for a wrong password. */
  const verifyOwnPassword = (ctx: Context, password: string) => {
    const { username } = requireAccount(ctx);
    return guard({ ip: ctx.ip, username }, async () => {
      const { account } = await verify(username, password);
      if (!account) await audit.record(ctx, 'password-check-failed');
      return account;
    });
  };

  const checkPassword: CheckPassword = async (ctx, password, field) => {
    const account = await verifyOwnPassword(ctx, password);
    if (!account) throw wrongPassword(field);
    return account;
  };

  const confirm: Confirm = async (
    ctx,
    { currentPassword, currentCode },
    names = { password: 'currentPassword', code: 'currentCode' },
  ) => {
    const who = requireAccount(ctx);
    const needsCode = await isSecondFactorOn(who.administratorId);
    const missing = {
      ...(currentPassword === '' && { [names.password]: 'Enter your current password to confirm this' }),
      ...(needsCode && currentCode === '' && { [names.code]: 'Enter a second-factor code to confirm this' }),
    };
    if (Object.keys(missing).length > 0) throw refused(missing);
    if (!(await verifyOwnPassword(ctx, currentPassword)))
      throw refused({ [names.password]: 'The password is wrong' });
    if (needsCode && (await checkCode(ctx, who, currentCode)) === undefined)
      throw refused({ [names.code]: 'The code is wrong or was used before: wait for the next one' });
  };

  return { checkPassword, confirm };
}

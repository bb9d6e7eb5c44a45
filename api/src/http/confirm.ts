import type { Confirmation } from '@suite/contracts/administrator';
import type { Context } from 'koa';
import type { Account } from './audit.ts';
import type { VerifyOwnPassword } from './check-password.ts';
import { ApiError } from './errors.ts';
import { requireAccount } from './session.ts';

type Names = Record<'password' | 'code', string>;

/**
 * Checks that the account's owner sent the request, because a stolen session must not be enough to take over accounts:
 * requires the password and, if the second factor is on, a code. Throws 403 with an error for each field in `names`, or
 * 429.
 */
export type Confirm = (ctx: Context, given: Confirmation, names?: Names) => Promise<void>;

interface ConfirmDeps {
  verifyOwnPassword: VerifyOwnPassword;
  isSecondFactorOn: (administratorId: number) => Promise<boolean>;
  checkCode: (ctx: Context, who: Account, code: string) => Promise<string | undefined>;
}

const refused = (fields: Record<string, string>) =>
  new ApiError(403, 'confirmation_refused', Object.values(fields).join('. '), { fields });

export const createConfirm =
  ({ verifyOwnPassword, isSecondFactorOn, checkCode }: ConfirmDeps): Confirm =>
  async (
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

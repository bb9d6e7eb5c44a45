import type { Context } from 'koa';
import type { Audit } from './audit.ts';
import { invalidInput } from './errors.ts';
import { requireAccount, type SignedIn } from './session.ts';

/**
 * Verifies the password of the session's account, with the same rate limit as sign-ins. Returns the account, or
 * undefined for a wrong password, which is recorded in the audit log. Throws 429.
 */
export type VerifyOwnPassword = (ctx: Context, password: string) => Promise<SignedIn | undefined>;

interface VerifyDeps {
  /** The rate limit for sign-ins. */
  guard: <T>(
    who: { ip: string; username: string },
    verify: () => Promise<T | undefined>,
  ) => Promise<T | undefined>;
  verify: (username: string, password: string) => Promise<{ account: SignedIn | undefined }>;
  audit: Audit;
}

export const createVerifyOwnPassword =
  ({ guard, verify, audit }: VerifyDeps): VerifyOwnPassword =>
  (ctx, password) => {
    const { username } = requireAccount(ctx);
    return guard({ ip: ctx.ip, username }, async () => {
      const { account } = await verify(username, password);
      if (!account) await audit.record(ctx, 'password-check-failed');
      return account;
    });
  };

/** Returns the 400 error for a wrong password; `field` is the input field to report it on. */
export function wrongPassword(field: string) {
  const message = 'The password is wrong';
  return invalidInput(message, { [field]: message });
}

/**
 * Verifies the password of the session's account; `field` is the input field to report errors on. Throws 400 or 429.
 */
export type CheckPassword = (ctx: Context, password: string, field: string) => Promise<SignedIn>;

export const createCheckPassword =
  (verifyOwn: VerifyOwnPassword): CheckPassword =>
  async (ctx, password, field) => {
    const account = await verifyOwn(ctx, password);
    if (!account) throw wrongPassword(field);
    return account;
  };

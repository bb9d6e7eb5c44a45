import type { Context } from 'koa';
import { invalidInput } from './errors.ts';
import { type SignedIn, theSignedIn } from './session.ts';

/** Makes sure that whoever sits there knows the password of the session's account; `field` is where it was sent. Throws 400 or 429. */
export type CheckPassword = (ctx: Context, password: string, field: string) => Promise<SignedIn>;

interface CheckParts {
  /** Throttles as sign-ins are. */
  guard: <T>(
    who: { ip: string; username: string },
    verify: () => Promise<T | undefined>,
  ) => Promise<T | undefined>;
  verify: (username: string, password: string) => Promise<{ account: SignedIn | undefined }>;
}

export const createCheckPassword =
  ({ guard, verify }: CheckParts): CheckPassword =>
  async (ctx, password, field) => {
    const { username } = theSignedIn(ctx);
    const account = await guard(
      { ip: ctx.ip, username },
      async () => (await verify(username, password)).account,
    );
    const message = 'The password is wrong';
    if (!account) throw invalidInput(message, { [field]: message });
    return account;
  };

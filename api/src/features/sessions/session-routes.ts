import { Router } from '@koa/router';
import { credentialsSchema } from '@suite/contracts/credentials';
import { apiPaths } from '@suite/contracts/paths';
import { codeSchema } from '@suite/contracts/second-factor';
import type { LoginAnswer, SessionAnswer } from '@suite/contracts/session';
import type { Context, Middleware } from 'koa';
import { type Audit, nobody, type Person } from '../../http/audit.ts';
import { ApiError, notSignedIn, unavailable } from '../../http/errors.ts';
import { readBody } from '../../http/read-body.ts';
import {
  awaitCode,
  awaitsCode,
  requireSession,
  type SignedIn,
  signedIn,
  signIn,
  signOut,
  theSignedIn,
} from '../../http/session.ts';
import type { Throttle } from '../../http/throttle.ts';
import type { SignInGuard } from './sign-in-guard.ts';

/** Who that is where name and password are right; else whose name it is, if anybody's. */
export type Verified = { account: SignedIn } | { account: undefined; known: Person | undefined };

interface SessionParts {
  session: Middleware;
  guard: SignInGuard;
  /** Counts the codes given for an account. */
  codes: Throttle;
  audit: Audit;
  verify: (username: string, password: string) => Promise<Verified>;
  isWithoutAccounts: () => Promise<boolean>;
  secondFactor: {
    isOn(administratorId: number): Promise<boolean>;
    /** Says by what the code was right. */
    use(administratorId: number, code: string): Promise<string | undefined>;
  };
}

const authenticated: LoginAnswer = { authenticated: true };

/** The session check, signing in by password and, where the account has one on, by its second factor, and signing out. */
export function sessionRoutes(parts: SessionParts) {
  const { session, guard, codes, audit, verify, isWithoutAccounts, secondFactor } = parts;
  const verifyPassword = (ctx: Context, username: string, password: string) =>
    guard({ ip: ctx.ip, username }, async () => {
      const verified = await verify(username, password);
      if (verified.account) return verified.account;
      // Kept for unknown names too: a known one must not take longer (R23).
      const isKnown = verified.known !== undefined;
      await audit.record(ctx, 'sign-in-failed', { isKnown }, verified.known ?? nobody);
      return undefined;
    });

  /** Whoever gets here knows the password: refusing further codes shuts nobody else out. */
  async function useCode(ctx: Context, { administratorId, username }: Person, code: string) {
    const account = String(administratorId);
    await codes.demand(account);
    const used = await secondFactor.use(administratorId, code);
    if (used === undefined) {
      await audit.record(ctx, 'second-factor-failed', {}, { administratorId, username });
      throw new ApiError(401, 'bad_code', 'Invalid code');
    }
    await codes.giveBack(account);
    return used;
  }

  return new Router({ sensitive: true, strict: true })
    .get(apiPaths.authCheck, session, requireSession, async (ctx) => {
      const { administratorId, username, role } = theSignedIn(ctx);
      const hasSecondFactor = await secondFactor.isOn(administratorId);
      ctx.body = { authenticated: true, username, role, hasSecondFactor } satisfies SessionAnswer;
    })
    .post(apiPaths.login, session, async (ctx) => {
      const { username, password } = await readBody(ctx, credentialsSchema);
      const account = await verifyPassword(ctx, username, password);
      if (!account) {
        // In the seconds before the first account is made, the right password must not be called wrong.
        if (await isWithoutAccounts()) throw unavailable();
        throw new ApiError(401, 'bad_credentials', 'Invalid username or password');
      }
      if (await secondFactor.isOn(account.administratorId)) {
        await awaitCode(ctx, account);
        ctx.body = { authenticated: false, secondFactor: 'totp' } satisfies LoginAnswer;
        return;
      }
      await signIn(ctx, account);
      await audit.record(ctx, 'sign-in');
      ctx.body = authenticated;
    })
    .post(apiPaths.loginSecondFactor, session, async (ctx) => {
      const { code } = await readBody(ctx, codeSchema);
      const account = awaitsCode(ctx);
      if (!account) throw notSignedIn();
      const used = await useCode(ctx, account, code);
      await signIn(ctx, account);
      await audit.record(ctx, 'sign-in', { secondFactor: used });
      ctx.body = authenticated;
    })
    .post(apiPaths.logout, session, async (ctx) => {
      if (signedIn(ctx)) await audit.record(ctx, 'sign-out');
      signOut(ctx);
      ctx.set('Clear-Site-Data', '"cache"');
      ctx.status = 204;
    });
}

import type { Router } from '@koa/router';
import { credentialsSchema } from '@suite/contracts/credentials';
import { apiPaths } from '@suite/contracts/paths';
import { codeSchema } from '@suite/contracts/second-factor';
import type {
  FailedCodes,
  LoginAnswer,
  OwnSession,
  SessionAnswer,
  WeakSettingName,
} from '@suite/contracts/session';
import type { Context } from 'koa';
import { type Account, type Audit, unknownAccount } from '../../http/audit.ts';
import { ApiError, badCredentials, notFound, notSignedIn, unavailable } from '../../http/errors.ts';
import { readBody } from '../../http/read-body.ts';
import {
  awaitCode,
  awaitsCode,
  failedCodesOf,
  requireAccount,
  requireAnySession,
  requireSession,
  type SignedIn,
  sessionIdOf,
  signedIn,
  signIn,
  signOut,
} from '../../http/session.ts';
import type { SessionRepository } from './session-repository.ts';
import type { SignInGuard } from './sign-in-guard.ts';

/** Result of a password check: `account` if it succeeded, otherwise `known`, the account with that name, if any. */
export type Verified = { account: SignedIn } | { account: undefined; known: Account | undefined };

interface SessionDeps {
  limits: { signIns: SignInGuard };
  audit: Audit;
  administrators: {
    verify(username: string, password: string): Promise<Verified>;
    isEmpty(): Promise<boolean>;
  };
  secondFactor: {
    isOn(administratorId: number): Promise<boolean>;
  };
  /** Checks a second-factor code. Returns its kind, or undefined for a wrong one. Throws 429. */
  checkCode: (ctx: Context, who: Account, code: string) => Promise<string | undefined>;
  codeFailures: {
    sinceSignIn(administratorId: number): Promise<FailedCodes | undefined>;
    forget(administratorId: number): Promise<void>;
  };
  /** Returns the end of the account's previous visit in UTC milliseconds. */
  lastVisitEnd: (administratorId: number) => Promise<number>;
  /** Version and commit, shown to administrators. */
  release: string;
  /** Settings that are too weak for the host of the request. */
  weakSettings: (ctx: Context) => WeakSettingName[];
}

const authenticated: LoginAnswer = { authenticated: true };

/** Returns the sum of both counts. */
function added(before: FailedCodes | undefined, since: FailedCodes | undefined): FailedCodes | undefined {
  if (!before || !since) return since ?? before;
  return { count: before.count + since.count, lastAt: since.lastAt };
}

/** Adds the routes for the session check, for signing in by password and second factor, and for signing out. */
export function addSessionRoutes(router: Router, deps: SessionDeps) {
  const { limits, audit, administrators, secondFactor, checkCode, codeFailures } = deps;
  const verifyPassword = (ctx: Context, username: string, password: string) =>
    limits.signIns({ ip: ctx.ip, username }, async () => {
      const verified = await administrators.verify(username, password);
      if (verified.account) return verified.account;
      // Failures are recorded for unknown names too, so that response times do not reveal which names exist.
      const isKnown = verified.known !== undefined;
      await audit.record(ctx, 'sign-in-failed', { isKnown }, verified.known ?? unknownAccount);
      return undefined;
    });

  router
    .get(apiPaths.authCheck, requireAnySession, async (ctx) => {
      const { administratorId, username, role, mustChangePassword } = requireAccount(ctx);
      const hasSecondFactor = await secondFactor.isOn(administratorId);
      const failedCodes = added(failedCodesOf(ctx), await codeFailures.sinceSignIn(administratorId));
      const weakSettings = role === 'administrator' ? deps.weakSettings(ctx) : [];
      ctx.body = {
        authenticated: true,
        username,
        role,
        hasSecondFactor,
        ...(mustChangePassword && { mustChangePassword }),
        ...(failedCodes && { failedCodes }),
        lastVisitEnd: new Date(await deps.lastVisitEnd(administratorId)).toISOString(),
        ...(role === 'administrator' && { release: deps.release }),
        ...(weakSettings.length > 0 && { weakSettings }),
      } satisfies SessionAnswer;
    })
    .post(apiPaths.login, async (ctx) => {
      const { username, password } = await readBody(ctx, credentialsSchema);
      const account = await verifyPassword(ctx, username, password);
      if (!account) {
        // Before the first account has been created, even the right password fails: do not call it wrong.
        if (await administrators.isEmpty()) throw unavailable();
        throw badCredentials();
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
    .post(apiPaths.loginSecondFactor, async (ctx) => {
      const { code } = await readBody(ctx, codeSchema);
      const account = awaitsCode(ctx);
      if (!account) throw notSignedIn();
      const used = await checkCode(ctx, account, code);
      if (used === undefined) throw new ApiError(401, 'bad_code', 'Invalid code');
      await signIn(ctx, account, await codeFailures.sinceSignIn(account.administratorId));
      await codeFailures.forget(account.administratorId);
      await audit.record(ctx, 'sign-in', { secondFactor: used });
      ctx.body = authenticated;
    })
    .post(apiPaths.logout, async (ctx) => {
      if (signedIn(ctx)) await audit.record(ctx, 'sign-out');
      signOut(ctx);
      ctx.set('Clear-Site-Data', '"cache"');
      ctx.status = 204;
    });
}

const wellFormed = /^[\w-]{43}$/;

/** Adds the routes by which users list and end the sessions of their account. */
export const addOwnSessionRoutes = (
  router: Router,
  { sessions, audit }: { sessions: SessionRepository; audit: Audit },
) =>
  router
    .get(apiPaths.ownSessions, requireSession, async (ctx) => {
      const current = sessionIdOf(ctx);
      const own = await sessions.ofAdministrator(requireAccount(ctx).administratorId);
      ctx.body = own.map((one): OwnSession => ({ ...one, isCurrent: one.id === current }));
    })
    .delete(apiPaths.ownSessions, requireSession, async (ctx) => {
      const count = await sessions.endOthers(requireAccount(ctx).administratorId, sessionIdOf(ctx) ?? '');
      if (count > 0) await audit.record(ctx, 'session-revoked', { count });
      ctx.status = 204;
    })
    .delete(apiPaths.ownSession(':id'), requireSession, async (ctx) => {
      const { id = '' } = ctx.params;
      const isEnded = wellFormed.test(id) && (await sessions.end(requireAccount(ctx).administratorId, id));
      if (!isEnded) throw notFound('Session');
      await audit.record(ctx, 'session-revoked', { count: 1 });
      ctx.status = 204;
    });

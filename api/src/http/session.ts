import { randomBytes } from 'node:crypto';
import { apiPaths } from '@suite/contracts/paths';
import { isLocalHost } from '@suite/contracts/public-host';
import type { FailedCodes, Role } from '@suite/contracts/session';
import { isAdministratorCall } from '@suite/contracts/visitor-calls';
import type Koa from 'koa';
import type { Context, Middleware } from 'koa';
import { createSession } from 'koa-session';
import pLimit, { type LimitFunction } from 'p-limit';
import { addressOf } from './address-of.ts';
import type { Account } from './audit.ts';
import { clientOf } from './client-of.ts';
import { ApiError, forbidden, notSignedIn } from './errors.ts';

/** The account a session belongs to. */
export interface SignedIn extends Account {
  role: Role;
  /** Whether another administrator set the password; until the user changes it, the session allows nothing else. */
  mustChangePassword?: boolean;
  /** The hash that the password matched, while signing in: the session starts only if the account still has it. */
  passwordHash?: string;
}

/** Session data: a signed-in account, or an account that passed the password check and still needs a code. */
export interface SessionContent {
  signedIn?: SignedIn | undefined;
  awaitsCode?: SignedIn | undefined;
  /** Wrong codes between the previous sign-in and this one. */
  failedCodes?: FailedCodes | undefined;
  /** Id that identifies a stored session but can't be used as its cookie. */
  publicId?: string;
  /** Address and browser that started a new session. */
  origin?: { address: string; client: string };
}

/** Stored sessions by the random id in the cookie. */
export interface SessionStore {
  /** Finds a session. If `renews` is set, the request counts as activity and postpones the idle expiry. */
  get(id: string, options: { renews: boolean }): Promise<SessionContent | undefined>;
  set(id: string, content: SessionContent): Promise<void>;
  destroy(id: string): Promise<void>;
}

/** Absolute session lifetime in milliseconds. */
export const sessionLifetime = 8 * 60 * 60 * 1000;

/**
 * Calls of one account that this process works on at the same time. Further ones wait, so that one account cannot take
 * the memory and the database connections that everybody needs.
 */
const callsAtOnce = 10;

/** Creates a function that runs calls of an account as soon as fewer than `callsAtOnce` of them run. */
function createTurns() {
  const turns = new Map<number, LimitFunction>();
  return async (administratorId: number, run: () => Promise<void>) => {
    const inTurn = turns.get(administratorId) ?? pLimit(callsAtOnce);
    turns.set(administratorId, inTurn);
    await inTurn(run).finally(() => {
      if (inTurn.activeCount + inTurn.pendingCount === 0) turns.delete(administratorId);
    });
  };
}

/** Converts the stored count and time of wrong codes to the API's format. Returns undefined if there were none. */
export const asFailedCodes = (count: number, lastAt: number | string): FailedCodes | undefined =>
  count > 0 ? { count, lastAt: new Date(Number(lastAt)).toISOString() } : undefined;

interface SessionOptions {
  store: SessionStore;
  /** Whether browsers use https; behind a proxy, this process can't see that. */
  secure: boolean;
  /** Called each time a cookie is sent to another machine without encryption. */
  onInsecureCookie: () => void;
}

/** Creates the session middleware. Visitors' calls and health checks use no session, so they need no store. */
export function sessions(app: Koa, { store, secure, onInsecureCookie }: SessionOptions): Middleware {
  const session = createSession(
    {
      key: secure ? '__Host-session' : 'session',
      maxAge: sessionLifetime,
      httpOnly: true,
      sameSite: 'strict',
      secure,
      genid: () => randomBytes(32).toString('base64url'),
      store: {
        ...store,
        get: (id: string, _maxAge: unknown, options: unknown) => {
          // The browser repeats this call without its user, so it does not postpone the idle expiry.
          const { path } = (options as { ctx: Context }).ctx;
          return store.get(id, { renews: path !== apiPaths.events });
        },
      },
    },
    app,
  );
  const inTurn = createTurns();
  return async (ctx, next) => {
    if (!isAdministratorCall(ctx.method, ctx.path)) return next();
    ctx.cookies.secure = secure;
    await session(ctx, () => {
      const who = signedIn(ctx);
      return who ? inTurn(who.administratorId, next) : next();
    });
    if (!secure && ctx.res.hasHeader('Set-Cookie') && !isLocalHost(ctx.hostname)) onInsecureCookie();
  };
}

interface StoredSession extends SessionContent {
  regenerate(): Promise<void>;
}

const contentOf = (ctx: Context): SessionContent => ctx.session ?? {};

/** Returns the signed-in account, or undefined for an anonymous visitor. */
export const signedIn = (ctx: Context): SignedIn | undefined => contentOf(ctx).signedIn;

/** Returns the account that passed the password check and still needs a code, if any. */
export const awaitsCode = (ctx: Context): SignedIn | undefined => contentOf(ctx).awaitsCode;

/** Returns the wrong codes entered between the previous sign-in and this one. */
export const failedCodesOf = (ctx: Context): FailedCodes | undefined => contentOf(ctx).failedCodes;

/** Returns the signed-in account; for routes behind `requireSession` or `requireAnySession`. Throws 401. */
export function requireAccount(ctx: Context): SignedIn {
  const who = signedIn(ctx);
  if (!who) throw notSignedIn();
  return who;
}

/** Returns the public id of the request's session, or undefined if no session is stored. */
export const sessionIdOf = (ctx: Context): string | undefined => contentOf(ctx).publicId;

/**
 * Starts a session with a new id, against session fixation. `failedCodes` are the wrong codes that the panel shows to
 * the account's owner.
 */
export const signIn = (ctx: Context, who: SignedIn, failedCodes?: FailedCodes) =>
  startSession(ctx, { signedIn: who, failedCodes });

/** Starts a session that only allows entering a second-factor code. */
export const awaitCode = (ctx: Context, who: SignedIn) => startSession(ctx, { awaitsCode: who });

async function startSession(ctx: Context, content: SessionContent) {
  const session = ctx.session as StoredSession;
  const origin = { address: addressOf(ctx), client: clientOf(ctx.get('User-Agent')) };
  Object.assign(session, {
    signedIn: undefined,
    awaitsCode: undefined,
    failedCodes: undefined,
    ...content,
    origin,
  });
  await session.regenerate();
}

/** Ends the session and deletes it from the store, so that a copied cookie stops working. */
export function signOut(ctx: Context) {
  ctx.session = null;
}

/** Requires a session; also accepts one with a pending password change. */
export const requireAnySession: Middleware = async (ctx, next) => {
  requireAccount(ctx);
  await next();
};

/** Requires a session without a pending password change. */
export const requireSession: Middleware = async (ctx, next) => {
  refusePendingPasswordChange(ctx);
  await next();
};

function refusePendingPasswordChange(ctx: Context) {
  if (requireAccount(ctx).mustChangePassword)
    throw new ApiError(
      403,
      'password_change_required',
      'Your password was set by another administrator: change it first',
    );
}

/** Requires the administrator role. */
export const requireAdministrator: Middleware = async (ctx, next) => {
  refusePendingPasswordChange(ctx);
  if (requireAccount(ctx).role !== 'administrator') throw forbidden('Your account may not do this');
  await next();
};

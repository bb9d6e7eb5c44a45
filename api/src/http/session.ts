import { randomBytes } from 'node:crypto';
import type { FailedCodes, Role } from '@suite/contracts/session';
import type Koa from 'koa';
import type { Context, Middleware } from 'koa';
import { createSession } from 'koa-session';
import { addressOf } from './address-of.ts';
import type { Person } from './audit.ts';
import { clientOf } from './client-of.ts';
import { ApiError, forbidden, notSignedIn } from './errors.ts';
import { isLocalHost } from './is-local-host.ts';

/** Whom a session belongs to. */
export interface SignedIn extends Person {
  role: Role;
  /** The password was set by another administrator; until it is changed, the session opens nothing else. */
  mustChangePassword?: boolean;
}

/** What a session holds: somebody signed in, or somebody who gave the password and still owes a code. */
export interface SessionContent {
  signedIn?: SignedIn | undefined;
  awaitsCode?: SignedIn | undefined;
  /** Wrong codes between the previous sign-in and this one. */
  failedCodes?: FailedCodes | undefined;
  /** Names a kept session without opening it. */
  publicId?: string;
  /** Where a new session was begun. */
  origin?: { address: string; client: string };
}

/** Sessions by the random id that the cookie carries. */
export interface SessionStore {
  /** `renews`: the request counts as use of the session, which puts off its idle expiry. */
  get(id: string, options: { renews: boolean }): Promise<SessionContent | undefined>;
  set(id: string, content: SessionContent): Promise<void>;
  destroy(id: string): Promise<void>;
}

/** How long a session lives at most (R19). */
export const sessionLifetime = 8 * 60 * 60 * 1000;

interface SessionOptions {
  store: SessionStore;
  /** Whether visitors come over https, whatever this process sees of it. */
  secure: boolean;
  /** Called each time that a cookie is sent to another machine without encryption. */
  onInsecureCookie: () => void;
}

/** Gives the middleware for the routes that need a session; forms and health never touch the store (R16-R20). */
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
          const { state } = (options as { ctx: Context }).ctx;
          return store.get(id, { renews: state.isUnattended !== true });
        },
      },
    },
    app,
  );
  return async (ctx, next) => {
    ctx.cookies.secure = secure;
    await session(ctx, next);
    if (!secure && ctx.res.hasHeader('Set-Cookie') && !isLocalHost(ctx.hostname)) onInsecureCookie();
  };
}

interface HeldSession extends SessionContent {
  regenerate(): Promise<void>;
}

const contentOf = (ctx: Context): SessionContent => ctx.session ?? {};

/** Who is signed in; undefined for an anonymous visitor. */
export const signedIn = (ctx: Context): SignedIn | undefined => contentOf(ctx).signedIn;

/** Who gave the password and still owes a code. */
export const awaitsCode = (ctx: Context): SignedIn | undefined => contentOf(ctx).awaitsCode;

/** Returns the wrong codes between the previous sign-in and this session's. */
export const failedCodesOf = (ctx: Context): FailedCodes | undefined => contentOf(ctx).failedCodes;

/** Behind `requireSession` somebody is signed in. */
export function theSignedIn(ctx: Context): SignedIn {
  const who = signedIn(ctx);
  if (!who) throw notSignedIn();
  return who;
}

/** The name of the session that asks; undefined where it is none that is kept. */
export const sessionIdOf = (ctx: Context): string | undefined => contentOf(ctx).publicId;

/** Begins a session under a new id (R17); `failedCodes` is what its owner is to be told. */
export const signIn = (ctx: Context, who: SignedIn, failedCodes?: FailedCodes) =>
  begin(ctx, { signedIn: who, failedCodes });

/** Begins the session of somebody who has to give a code next; it opens nothing else. */
export const awaitCode = (ctx: Context, who: SignedIn) => begin(ctx, { awaitsCode: who });

async function begin(ctx: Context, content: SessionContent) {
  const session = ctx.session as HeldSession;
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

/** Ends the session in the store too, so that a kept cookie is worth nothing (R18). */
export function signOut(ctx: Context) {
  ctx.session = null;
}

/** Precedes the session where a browser asks by itself: such a request must not put off the idle expiry. */
export const withoutRenewal: Middleware = async (ctx, next) => {
  ctx.state.isUnattended = true;
  await next();
};

/** Requires a session, also one whose password has to be changed first. */
export const requireAnySession: Middleware = async (ctx, next) => {
  theSignedIn(ctx);
  await next();
};

/** Requires a session whose password need not be changed first. */
export const requireSession: Middleware = async (ctx, next) => {
  refuseGivenPassword(ctx);
  await next();
};

function refuseGivenPassword(ctx: Context) {
  if (theSignedIn(ctx).mustChangePassword)
    throw new ApiError(
      403,
      'password_change_required',
      'Your password was set by another administrator: change it first',
    );
}

/** Lets only those pass who are signed in as an administrator, not as a viewer. */
export const requireAdministrator: Middleware = async (ctx, next) => {
  refuseGivenPassword(ctx);
  if (theSignedIn(ctx).role !== 'administrator') throw forbidden('Your account may not do this');
  await next();
};

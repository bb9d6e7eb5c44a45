import { randomBytes } from 'node:crypto';
import type Koa from 'koa';
import type { Context, Middleware } from 'koa';
import { createSession } from 'koa-session';
import { notSignedIn } from './errors.ts';

/** Whom a session belongs to. */
export interface SignedIn {
  administratorId: number;
  username: string;
}

/** Sessions by the random id that the cookie carries. */
export interface SessionStore {
  get(id: string): Promise<SignedIn | undefined>;
  set(id: string, session: SignedIn): Promise<void>;
  destroy(id: string): Promise<void>;
}

/** How long a session lives at most (R19). */
export const sessionLifetime = 8 * 60 * 60 * 1000;

interface SessionOptions {
  store: SessionStore;
  /** Whether visitors come over https, whatever this process sees of it. */
  secure: boolean;
}

/** Gives the middleware for the routes that need a session; forms and health never touch the store (R16-R20). */
export function sessions(app: Koa, { store, secure }: SessionOptions): Middleware {
  const session = createSession(
    {
      key: secure ? '__Host-session' : 'session',
      maxAge: sessionLifetime,
      httpOnly: true,
      sameSite: 'strict',
      secure,
      genid: () => randomBytes(32).toString('base64url'),
      store,
    },
    app,
  );
  return async (ctx, next) => {
    ctx.cookies.secure = secure;
    await session(ctx, next);
  };
}

interface HeldSession extends Partial<SignedIn> {
  regenerate(): Promise<void>;
}

/** Who is signed in; undefined for an anonymous visitor. */
export function signedIn(ctx: Context): SignedIn | undefined {
  const { administratorId, username } = (ctx.session ?? {}) as Partial<SignedIn>;
  return administratorId === undefined || username === undefined ? undefined : { administratorId, username };
}

/** Begins a session under a new id (R17). */
export async function signIn(ctx: Context, { administratorId, username }: SignedIn) {
  const session = ctx.session as HeldSession;
  Object.assign(session, { administratorId, username });
  await session.regenerate();
}

/** Ends the session in the store too, so that a kept cookie is worth nothing (R18). */
export function signOut(ctx: Context) {
  ctx.session = null;
}

/** Lets only a signed-in administrator pass. */
export const requireAdministrator: Middleware = async (ctx, next) => {
  if (!signedIn(ctx)) throw notSignedIn();
  await next();
};

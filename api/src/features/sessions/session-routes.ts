import { Router } from '@koa/router';
import { credentialsSchema } from '@suite/contracts/credentials';
import { apiPaths } from '@suite/contracts/paths';
import type { SessionAnswer } from '@suite/contracts/session';
import type { Middleware } from 'koa';
import { ApiError } from '../../http/errors.ts';
import { readBody } from '../../http/read-body.ts';
import { requireAdministrator, type SignedIn, signIn, signOut } from '../../http/session.ts';
import type { SignInGuard } from './sign-in-guard.ts';

interface SessionParts {
  session: Middleware;
  guard: SignInGuard;
  /** Answers who that is; undefined where name or password is wrong, without telling which (R23). */
  verify: (username: string, password: string) => Promise<SignedIn | undefined>;
}

const authenticated: SessionAnswer = { authenticated: true };

export function sessionRoutes({ session, guard, verify }: SessionParts) {
  return new Router({ sensitive: true, strict: true })
    .get(apiPaths.authCheck, session, requireAdministrator, (ctx) => {
      ctx.body = authenticated;
    })
    .post(apiPaths.login, session, async (ctx) => {
      const { username, password } = await readBody(ctx, credentialsSchema);
      const administrator = await guard({ ip: ctx.ip, username }, () => verify(username, password));
      if (!administrator) throw new ApiError(401, 'bad_credentials', 'Invalid username or password');
      await signIn(ctx, administrator);
      ctx.body = authenticated;
    })
    .post(apiPaths.logout, session, (ctx) => {
      signOut(ctx);
      ctx.set('Clear-Site-Data', '"cache"');
      ctx.status = 204;
    });
}

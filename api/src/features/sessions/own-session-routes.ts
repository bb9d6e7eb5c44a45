import { Router } from '@koa/router';
import { apiPaths } from '@suite/contracts/paths';
import type { OwnSession } from '@suite/contracts/session';
import type { Middleware } from 'koa';
import type { Audit } from '../../http/audit.ts';
import { notFound } from '../../http/errors.ts';
import { requireAccount, requireSession, sessionIdOf } from '../../http/session.ts';
import type { SessionRepository } from './session-repository.ts';

interface OwnSessionDeps {
  session: Middleware;
  sessions: SessionRepository;
  audit: Audit;
}

const wellFormed = /^[\w-]{43}$/;

/** Creates the routes by which users list and end the sessions of their account. */
export const ownSessionRoutes = ({ session, sessions, audit }: OwnSessionDeps) =>
  new Router({ sensitive: true, strict: true })
    .get(apiPaths.ownSessions, session, requireSession, async (ctx) => {
      const current = sessionIdOf(ctx);
      const own = await sessions.ofAdministrator(requireAccount(ctx).administratorId);
      ctx.body = own.map((one): OwnSession => ({ ...one, isCurrent: one.id === current }));
    })
    .delete(apiPaths.ownSessions, session, requireSession, async (ctx) => {
      const count = await sessions.endOthers(requireAccount(ctx).administratorId, sessionIdOf(ctx) ?? '');
      if (count > 0) await audit.record(ctx, 'session-revoked', { count });
      ctx.status = 204;
    })
    .delete(apiPaths.ownSession(':id'), session, requireSession, async (ctx) => {
      const { id = '' } = ctx.params;
      const isEnded = wellFormed.test(id) && (await sessions.end(requireAccount(ctx).administratorId, id));
      if (!isEnded) throw notFound('Session');
      await audit.record(ctx, 'session-revoked', { count: 1 });
      ctx.status = 204;
    });

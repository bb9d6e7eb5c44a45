import { Router } from '@koa/router';
import { apiPaths } from '@suite/contracts/paths';
import type { Middleware } from 'koa';
import { requireAccount, requireSession } from '../../http/session.ts';
import type { LastVisitRepository } from './last-visit-repository.ts';

interface LastVisitDeps {
  session: Middleware;
  lastVisit: LastVisitRepository;
}

/** Creates the route that returns what happened since the account's last visit. */
export const lastVisitRoutes = ({ session, lastVisit }: LastVisitDeps) =>
  new Router({ sensitive: true, strict: true }).get(
    apiPaths.lastVisit,
    session,
    requireSession,
    async (ctx) => {
      ctx.body = await lastVisit.read(requireAccount(ctx).administratorId);
    },
  );

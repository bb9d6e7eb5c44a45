import { Router } from '@koa/router';
import { apiPaths } from '@suite/contracts/paths';
import type { Assignee } from '@suite/contracts/records';
import type { Middleware } from 'koa';
import { requireSession } from '../http/session.ts';

interface AssigneeDeps {
  session: Middleware;
  list: () => Promise<Assignee[]>;
}

/** Creates the route that lists the accounts that records are or can be assigned to. */
export const assigneeRoutes = ({ session, list }: AssigneeDeps) =>
  new Router({ sensitive: true, strict: true }).get(
    apiPaths.assignees,
    session,
    requireSession,
    async (ctx) => {
      ctx.body = await list();
    },
  );

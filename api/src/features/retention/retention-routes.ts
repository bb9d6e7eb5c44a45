import { Router } from '@koa/router';
import { apiPaths } from '@suite/contracts/paths';
import type { RetentionAnswer } from '@suite/contracts/records';
import { retentionMonths } from '@suite/site/retention';
import type { Middleware } from 'koa';
import { requireSession } from '../../http/session.ts';
import type { Retention } from './retention.ts';

/** Creates the route that returns how many records the next purge deletes. */
export const retentionRoutes = ({ session, retention }: { session: Middleware; retention: Retention }) =>
  new Router({ sensitive: true, strict: true }).get(
    apiPaths.retention,
    session,
    requireSession,
    async (ctx) => {
      ctx.body = { months: retentionMonths, due: await retention.due() } satisfies RetentionAnswer;
    },
  );

import { Router } from '@koa/router';
import { apiPaths } from '@suite/contracts/paths';
import type { RetentionAnswer } from '@suite/contracts/records';
import { retentionMonths } from '@suite/site/retention';
import type { Middleware } from 'koa';
import type { PurgeMark } from '../../clock/purge-mark.ts';
import { requireSession } from '../../http/session.ts';
import type { Retention } from './retention.ts';

interface RetentionDeps {
  session: Middleware;
  retention: Retention;
  mark: PurgeMark;
}

/** Creates the route that returns how many records the next purge deletes, and whether it is stopped. */
export const retentionRoutes = ({ session, retention, mark }: RetentionDeps) =>
  new Router({ sensitive: true, strict: true }).get(
    apiPaths.retention,
    session,
    requireSession,
    async (ctx) => {
      ctx.body = {
        months: retentionMonths,
        due: await retention.due(),
        ...(mark.isClockAhead() && { isStopped: true }),
      } satisfies RetentionAnswer;
    },
  );

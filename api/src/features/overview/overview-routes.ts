import { Router } from '@koa/router';
import { apiPaths } from '@suite/contracts/paths';
import type { ProblemCause } from '@suite/contracts/problem';
import type { Overview } from '@suite/contracts/records';
import type { Middleware } from 'koa';
import { requireSession } from '../../http/session.ts';
import { readNumber, refuseUnknown } from '../../records/read-filter.ts';
import type { OverviewRepository } from './overview-repository.ts';

interface OverviewDeps {
  session: Middleware;
  overview: OverviewRepository;
  /** State of the intake journal; undefined if there is none. */
  gauges: (() => { waiting: number; oldestSeconds: number }) | undefined;
  /** Causes of the problems found last. */
  problems: () => ProblemCause[];
}

const usualDays = 30;
const mostDays = 366;

/** Creates the route for the overview that the panel shows above its lists. */
export const overviewRoutes = ({ session, overview, gauges, problems }: OverviewDeps) =>
  new Router({ sensitive: true, strict: true }).get(
    apiPaths.overview,
    session,
    requireSession,
    async (ctx) => {
      refuseUnknown(ctx.query, ['days']);
      const days = readNumber(ctx.query, 'days', 1, mostDays) ?? usualDays;
      const journal = gauges?.();
      ctx.body = {
        ...(await overview.read(days)),
        journal: journal ? { depth: journal.waiting, oldestSeconds: journal.oldestSeconds } : null,
        problems: problems(),
      } satisfies Overview;
    },
  );

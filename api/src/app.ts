import { apiPaths } from '@suite/contracts/paths';
import Koa, { type Context } from 'koa';
import type { Logger } from 'pino';
import type { Intake } from './db/intake.ts';
import { isDatabaseUnavailable } from './db/unavailable.ts';
import type { AdministratorRepository } from './features/administrators/administrator-repository.ts';
import { healthRoutes } from './features/health/health-routes.ts';
import type { LeadRepository } from './features/leads/lead-repository.ts';
import { leadRoutes } from './features/leads/lead-routes.ts';
import { sessionRoutes } from './features/sessions/session-routes.ts';
import { createSignInGuard } from './features/sessions/sign-in-guard.ts';
import { createAcceptSubmission } from './http/accept-submission.ts';
import { errorResponses } from './http/error-responses.ts';
import { noRoute } from './http/no-route.ts';
import { logErrors, requestLog } from './http/request-log.ts';
import { refuseForeignWrites } from './http/same-origin.ts';
import { type SessionStore, sessions } from './http/session.ts';
import { createThrottle } from './http/throttle.ts';

export interface AppParts {
  intake: Intake;
  leads: LeadRepository;
  administrators: AdministratorRepository;
  sessionStore: SessionStore;
  /** Whether the schema is up to date and the database answers. */
  isDatabaseReady: () => Promise<boolean>;
  sessionSecret: string;
  publicUrl: string | undefined;
  limitIntake: number;
  limitLogin: number;
  /** Whether X-Forwarded-For is set by a proxy of ours. */
  trustProxy: boolean;
  logger: Logger;
}

const prefersText = (ctx: Context) =>
  ctx.path === apiPaths.login && ctx.accepts('application/json', 'text/plain') === 'text/plain';

/** Puts the API together; opens nothing and listens nowhere. */
export function createApp(parts: AppParts): Koa {
  const { intake, leads, administrators, logger, publicUrl } = parts;
  const app = new Koa({ proxy: parts.trustProxy, maxIpsCount: 1, keys: [parts.sessionSecret] });
  const secure = publicUrl?.startsWith('https:') ?? false;
  const session = sessions(app, { store: parts.sessionStore, secure });
  const accept = createAcceptSubmission(intake, createThrottle(parts.limitIntake, 'submissions'));
  const guard = createSignInGuard(parts.limitLogin);

  logErrors(app, logger);
  app
    .use(requestLog(logger))
    .use(noStore)
    .use(errorResponses({ isUnavailable: isDatabaseUnavailable, prefersText }))
    .use(refuseForeignWrites(publicUrl));
  const routers = [
    healthRoutes({ isIntakeWritable: intake.isWritable, isDatabaseReady: parts.isDatabaseReady }),
    sessionRoutes({ session, guard, verify: administrators.verify }),
    leadRoutes({ leads, session, accept }),
  ];
  for (const router of routers) app.use(router.routes());
  return app.use(noRoute);
}

const noStore: Koa.Middleware = async (ctx, next) => {
  ctx.set('Cache-Control', 'no-store');
  await next();
};

import Koa from 'koa';
import { readForwardedVisitor } from '../http/address-of.ts';
import { cookieSignature } from '../http/cookie-signature.ts';
import { errorResponses, noRoute } from '../http/error-responses.ts';
import { refuseOtherBodies } from '../http/read-body.ts';
import { logErrors, requestLog } from '../http/request-log.ts';
import { refuseCrossSiteWrites, restrictAdminHosts } from '../http/same-origin.ts';
import { throttleWasted } from '../http/throttle-wasted.ts';
import { countRequests } from '../metrics/count-requests.ts';
import type { ApiContext } from './context.ts';
import { createGuards } from './create-guards.ts';
import { createRoutes } from './create-routes.ts';

const noStore: Koa.Middleware = async (ctx, next) => {
  ctx.set('Cache-Control', 'no-store');
  await next();
};

/** Builds the Koa application; opens no connection and no port. */
export function createApp(context: ApiContext): Koa {
  const { config, isBehindProxy, sessionSecret, logger, metrics, limits, readiness } = context;
  const { publicUrl, adminHosts } = config;
  const app = new Koa({ proxy: isBehindProxy, maxIpsCount: 1 });
  app.keys = cookieSignature(sessionSecret);
  const guards = createGuards(app, context);
  logErrors(app, logger);
  if (isBehindProxy) app.use(readForwardedVisitor(logger));
  app
    .use(requestLog(logger))
    .use(countRequests(metrics))
    .use(noStore)
    .use(errorResponses(readiness.isUnavailable))
    .use(restrictAdminHosts(adminHosts))
    .use(refuseCrossSiteWrites({ publicUrl, adminHosts }))
    .use(throttleWasted(limits.wasted))
    .use(refuseOtherBodies)
    .use(guards.session)
    .use(createRoutes(context, guards).routes())
    .use(noRoute);
  return app;
}

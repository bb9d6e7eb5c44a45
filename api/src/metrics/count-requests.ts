import type { Context, Middleware } from 'koa';
import { ApiError } from '../http/errors.ts';
import type { Metrics } from './metrics.ts';

const knownMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Returns the route template that matched; 'none' for all unknown paths, to keep the number of labels small. */
function routeOf(ctx: Context): string {
  const route: unknown = ctx._matchedRoute;
  return typeof route === 'string' ? route : 'none';
}

/** Counts every request. Must run outside `errorResponses`, which sets `ctx.state.refusal`. */
export const countRequests =
  ({ requests, requestSeconds, refusals }: Metrics): Middleware =>
  async (ctx, next) => {
    const started = performance.now();
    await next();
    const route = routeOf(ctx);
    const method = knownMethods.has(ctx.method) ? ctx.method : 'other';
    requests.inc({ method, route, status: ctx.status });
    requestSeconds.observe({ method, route }, (performance.now() - started) / 1000);
    const { refusal } = ctx.state;
    if (refusal instanceof ApiError)
      refusals.inc({ route, code: refusal.code, reason: refusal.reason ?? '' });
  };

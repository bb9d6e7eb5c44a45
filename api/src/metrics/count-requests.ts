import type { Context, Middleware } from 'koa';
import { ApiError } from '../http/errors.ts';
import type { Metrics } from './metrics.ts';

const knownMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** The template that a router has matched; every path that none has is one and the same. */
function routeOf(ctx: Context): string {
  const route: unknown = ctx._matchedRoute;
  return typeof route === 'string' ? route : 'none';
}

/** Counts every request; stands outside of `errorResponses`, which tells what was refused. */
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

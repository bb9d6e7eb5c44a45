import { randomUUID } from 'node:crypto';
import type Koa from 'koa';
import type { Context, Middleware } from 'koa';
import type { Logger } from 'pino';

const wellFormedId = /^[\w.:-]{1,128}$/;

/** Asked every few seconds by whoever watches the process: no news. */
const isProbe = ({ path }: Context) => path === '/healthz' || path === '/readyz';

const requestIdOf = (ctx: Context): string => ctx.state.requestId;

/** One line per request, without address, query or body: they are personal data (R62, R63). */
export const requestLog =
  (logger: Logger): Middleware =>
  async (ctx, next) => {
    const started = performance.now();
    const given = ctx.get('X-Request-Id');
    const requestId = wellFormedId.test(given) ? given : randomUUID();
    ctx.state.requestId = requestId;
    ctx.set('X-Request-Id', requestId);
    try {
      await next();
    } finally {
      const ms = Math.round(performance.now() - started);
      logger[isProbe(ctx) ? 'debug' : 'info']({
        requestId,
        method: ctx.method,
        path: ctx.path,
        status: ctx.status,
        ms,
      });
    }
  };

const leftEarly = new Set(['ERR_STREAM_PREMATURE_CLOSE', 'ECONNRESET', 'EPIPE', 'ERR_HTTP_REQUEST_TIMEOUT']);

/** The client left, was too slow, or sent what is not HTTP: the line of its request says enough. */
const isClientFault = (code = '') => leftEarly.has(code) || code.startsWith('HPE_');

/** Logs what the app emits, except for a client's own faults. */
export function logErrors(app: Koa, logger: Logger) {
  app.on('error', (error: Error & { code?: string }, ctx?: Context) => {
    if (isClientFault(error.code)) return;
    logger.error({ requestId: ctx && requestIdOf(ctx), error: withoutData(error) }, 'request failed');
  });
}

/** A database quotes values in its messages, which may be personal data: of those, code and place are enough. */
export function withoutData(error: Error & { code?: string }) {
  const isFromDatabase = 'sql' in error || /^(?:ER|SQLITE)_/.test(error.code ?? '');
  return {
    name: error.name,
    code: error.code,
    message: isFromDatabase ? undefined : error.message,
    stack: error.stack?.split('\n').filter((line) => line.startsWith('    at ')),
  };
}

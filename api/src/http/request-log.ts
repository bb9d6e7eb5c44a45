import { randomUUID } from 'node:crypto';
import type Koa from 'koa';
import type { Context, Middleware } from 'koa';
import type { Logger } from 'pino';

const wellFormedId = /^[\w.:-]{1,128}$/;

/** Health probes arrive every few seconds and are only logged at debug level. */
const isProbe = ({ path }: Context) => path === '/healthz' || path === '/readyz';

const requestIdOf = (ctx: Context): string => ctx.state.requestId;

/** Logs one line per request. Address, query and body are left out because they are personal data. */
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
      const { method, path, status } = ctx;
      logger[isProbe(ctx) ? 'debug' : 'info']({ requestId, method, path, status, ms }, 'request');
    }
  };

const leftEarly = new Set(['ERR_STREAM_PREMATURE_CLOSE', 'ECONNRESET', 'EPIPE', 'ERR_HTTP_REQUEST_TIMEOUT']);

/** Returns whether the client disconnected, was too slow or sent invalid HTTP; the request's log line is enough. */
const isClientFault = (code = '') => leftEarly.has(code) || code.startsWith('HPE_');

/** Logs errors emitted by the app, except those caused by the client; a temporary failure is a warning. */
export function logErrors(app: Koa, logger: Logger) {
  app.on('error', (error: Error & { code?: string }, ctx?: Context) => {
    if (isClientFault(error.code)) return;
    const level = ctx?.state.refusal?.status === 503 ? 'warn' : 'error';
    logger[level]({ requestId: ctx && requestIdOf(ctx), error: withoutData(error) }, 'request failed');
  });
}

/**
 * Returns the loggable properties of an error. Omits the message of a database error, because it quotes values, which
 * may be personal data.
 */
export function withoutData(error: Error & { code?: string }) {
  const isFromDatabase = 'sql' in error || /^(?:ER|SQLITE)_/.test(error.code ?? '');
  return {
    name: error.name,
    code: error.code,
    message: isFromDatabase ? undefined : error.message,
    stack: error.stack?.split('\n').filter((line) => line.startsWith('    at ')),
  };
}

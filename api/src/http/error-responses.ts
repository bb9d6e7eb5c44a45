import type { ApiErrorBody } from '@suite/contracts/error';
import { escapeHtml } from '@suite/contracts/escape-html';
import { forms } from '@suite/contracts/forms/forms';
import { apiPaths } from '@suite/contracts/paths';
import type { Context, Middleware } from 'koa';
import { ApiError, methodNotAllowed, notFound, unavailable } from './errors.ts';

/** Paths of the files that browsers request by navigation. */
export const downloads: ReadonlySet<string> = new Set([
  apiPaths.exportAudit,
  ...forms.map(({ kind }) => apiPaths.exportRecords(kind)),
]);

const prefersText = (ctx: Context) =>
  ctx.path === apiPaths.login && ctx.accepts('application/json', 'text/plain') === 'text/plain';

const prefersPage = (ctx: Context) =>
  downloads.has(ctx.path) && ctx.accepts('application/json', 'text/html') === 'text/html';

type IsUnavailable = (error: unknown) => boolean;

/**
 * Turns errors into answers. Errors other than ApiError are answered with 503 if they are temporary, else with a generic
 * 500, and emitted on the app for the log.
 */
export const errorResponses =
  (isUnavailable: IsUnavailable): Middleware =>
  async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      const known = asApiError(error, isUnavailable);
      ctx.state.refusal = known;
      if (known !== error) ctx.app.emit('error', error, ctx);
      ctx.status = known.status;
      ctx.set(known.headers);
      if (prefersText(ctx)) {
        ctx.type = 'text/plain';
        ctx.body = known.message;
      } else if (prefersPage(ctx)) {
        ctx.type = 'text/html';
        ctx.body = refusalPage(known.message, escapeHtml(panelOf(ctx)));
      } else {
        ctx.type = 'application/json';
        ctx.body = bodyOf(known);
      }
    }
  };

function asApiError(error: unknown, isUnavailable: IsUnavailable) {
  if (error instanceof ApiError) return error;
  return isUnavailable(error) ? unavailable() : new ApiError(500, 'internal', 'Something went wrong');
}

const bodyOf = ({ code, message, fields }: ApiError): ApiErrorBody => ({
  code,
  message,
  ...(fields && { fields }),
});

/** Returns the path and query of the panel's view from which the browser navigated, else those of the panel. */
function panelOf(ctx: Context): string {
  const from = URL.parse(ctx.get('Referer'));
  return from?.pathname === '/backend' ? from.pathname + from.search : '/backend';
}

/** Renders the page for a refused download: the reason and a link to the panel, which shows the sign-in if needed. */
const refusalPage = (message: string, panel: string) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(message)}</title>
<h1>${escapeHtml(message)}</h1>
<p><a href="${panel}">Admin Panel</a> <a href="${panel}" lang="ja">管理画面</a></p>
</html>
`;

/** Answers requests that no route handled: 405 if the path supports other methods, else 404. */
export const noRoute: Middleware = (ctx) => {
  const matched: { methods: string[] }[] = ctx.matched ?? [];
  const methods = new Set(matched.flatMap((layer) => layer.methods));
  throw methods.size > 0 ? methodNotAllowed([...methods].sort().join(', ')) : notFound('Address');
};

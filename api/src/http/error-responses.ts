import type { ApiErrorBody } from '@suite/contracts/error';
import type { Context, Middleware } from 'koa';
import { ApiError, unavailable } from './errors.ts';
import { refusalPage } from './refusal-page.ts';

interface ErrorRules {
  /** Recognises trouble that passes, answered with 503. */
  isUnavailable: (error: unknown) => boolean;
  /** Whether the caller reads errors as plain text (requirements.md trap 8). */
  prefersText: (ctx: Context) => boolean;
  /** Whether the answer takes the place of the caller's page. */
  prefersPage: (ctx: Context) => boolean;
}

/** The one place that turns errors into answers; unknown ones are masked and emitted on the app (R67). */
export const errorResponses =
  ({ isUnavailable, prefersText, prefersPage }: ErrorRules): Middleware =>
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
        ctx.body = refusalPage(known.message);
      } else {
        ctx.type = 'application/json';
        ctx.body = bodyOf(known);
      }
    }
  };

function asApiError(error: unknown, isUnavailable: ErrorRules['isUnavailable']) {
  if (error instanceof ApiError) return error;
  return isUnavailable(error) ? unavailable() : new ApiError(500, 'internal', 'Something went wrong');
}

const bodyOf = ({ code, message, fields }: ApiError): ApiErrorBody => ({
  code,
  message,
  ...(fields && { fields }),
});

import { formPaths } from '@suite/contracts/forms/form-paths';
import { apiPaths } from '@suite/contracts/paths';
import type { Middleware } from 'koa';
import { addressKey } from './address-of.ts';
import { ApiError } from './errors.ts';
import type { Throttle } from './throttle.ts';

/** Calls that accept a body without a session. Client reports have a separate limit. */
const openToAnyone = new Set<string>([
  ...Object.values(formPaths),
  apiPaths.login,
  apiPaths.loginSecondFactor,
]);

const invalidStatuses = new Set([400, 413, 415, 422]);

/** A refused captcha is excluded because it already counts as a submission. */
const isInvalid = (error: unknown) =>
  error instanceof ApiError && invalidStatuses.has(error.status) && error.code !== 'captcha_refused';

/**
 * Counts invalid bodies by address. Answers 429, before reading the body, to an address that sent too many invalid
 * bodies or repeated submissions.
 */
export const throttleWasted =
  (wasted: Throttle): Middleware =>
  async (ctx, next) => {
    if (ctx.method !== 'POST' || !openToAnyone.has(ctx.path)) return next();
    const address = addressKey(ctx.ip);
    await wasted.check(address);
    try {
      await next();
    } catch (error) {
      if (isInvalid(error)) await wasted.take(address);
      throw error;
    }
  };

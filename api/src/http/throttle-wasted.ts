import { apiPaths } from '@suite/contracts/paths';
import type { Middleware } from 'koa';
import { addressKey } from './address-key.ts';
import { ApiError } from './errors.ts';
import type { Throttle } from './throttle.ts';

/** Calls that read a body of anyone's. Client reports have a limit of their own. */
const openToAnyone = new Set<string>([
  apiPaths.businessLeads,
  apiPaths.contact,
  apiPaths.partner,
  apiPaths.login,
  apiPaths.loginSecondFactor,
]);

const invalidStatuses = new Set([400, 413, 415, 422]);

/** A refused captcha is not among them: it counts as a submission already. */
const isInvalid = (error: unknown) =>
  error instanceof ApiError && invalidStatuses.has(error.status) && error.code !== 'captcha_refused';

/**
 * Counts invalid bodies by address, and refuses with 429, before it is read, the body of an address that has sent too many
 * of them or repeated its submissions too often.
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

import { parseForwardedAddress, unreadableHeader } from '@suite/contracts/forwarded-address';
import type { Middleware } from 'koa';
import type { Logger } from 'pino';

/**
 * Takes the port and brackets off the visitor's address that the proxy reports. Warns once about an X-Forwarded-For that
 * names no address: all visitors then share the limits of the proxy's address.
 */
export function readForwardedVisitor(logger: Logger): Middleware {
  let hasWarned = false;
  return async (ctx, next) => {
    const address = parseForwardedAddress(ctx.ip);
    if (address) ctx.request.ip = address;
    const unreadable = ctx.get(unreadableHeader) || (address ? '' : ctx.ip);
    if (unreadable && !hasWarned) {
      hasWarned = true;
      // Digits may be part of a visitor's address.
      const received = unreadable.slice(0, 100).replace(/\d/g, '0');
      logger.warn(
        { received },
        'X-Forwarded-For of the proxy in front names no address, so all its visitors share one limit: make it send IP addresses',
      );
    }
    await next();
  };
}

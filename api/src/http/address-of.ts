import { isIP } from 'node:net';
import type { Context } from 'koa';

/** The address a request comes from, as people write it; '' where a proxy names none. */
export function addressOf(ctx: Context): string {
  const address = ctx.ip.replace(/%.*$/, '').replace(/^::ffff:(?=\d+\.)/i, '');
  return isIP(address) === 0 ? '' : address;
}

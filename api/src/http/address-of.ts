import { isIP } from 'node:net';
import type { Context } from 'koa';

/** Returns the client's IP address, without zone and IPv4-mapped prefix; '' if the proxy sent no valid address. */
export function addressOf(ctx: Context): string {
  const address = ctx.ip.replace(/%.*$/, '').replace(/^::ffff:(?=\d+\.)/i, '');
  return isIP(address) === 0 ? '' : address;
}

import { isIP, isIPv6 } from 'node:net';
import { parseForwardedAddress, unreadableHeader, untrustedHeader } from '@suite/contracts/forwarded-address';
import type { Context, Middleware } from 'koa';
import type { Logger } from 'pino';

/** Returns the client's IP address, without zone and IPv4-mapped prefix; '' if the proxy sent no valid address. */
export function addressOf(ctx: Context): string {
  const address = ctx.ip.replace(/%.*$/, '').replace(/^::ffff:(?=\d+\.)/i, '');
  return isIP(address) === 0 ? '' : address;
}

/**
 * Returns the key that rate limits count an address by: the whole IPv4 address, also of an IPv6 address that contains one,
 * or the /64 prefix of an IPv6 address, because one household controls all addresses of its /64.
 */
export function addressKey(address: string): string {
  const bare = address.replace(/%.*$/, '');
  if (!isIPv6(bare)) return bare;
  const groups = groupsOf(bare);
  const [high = 0, low = 0] = groups.slice(6).map((group) => Number.parseInt(group, 16));
  return ipv4Prefixes.includes(groups.slice(0, 6).join(':'))
    ? [high >> 8, high & 255, low >> 8, low & 255].join('.')
    : groups.slice(0, 4).join(':');
}

/** Prefixes of IPv6 addresses that contain an IPv4 address: IPv4-mapped, and NAT64 (RFC 6052). */
const ipv4Prefixes = ['0:0:0:0:0:ffff', '64:ff9b:0:0:0:0'];

/** Returns the eight groups of an IPv6 address. */
function groupsOf(address: string) {
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail === undefined ? [] : tail.split(':').filter(Boolean);
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length;
  return [...before, ...Array<string>(zeros).fill('0'), ...after];
}

/**
 * Takes the port and brackets off the visitor's address that the proxy reports. Warns once about a proxy that names no
 * address or is not trusted: all visitors then share the limits of the proxy's address.
 */
export function readForwardedVisitor(logger: Logger): Middleware {
  let hasWarned = false;
  let hasWarnedOfTrust = false;
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
        'The proxy in front names no address of its visitors, so they share one limit: make it send X-Forwarded-For with IP addresses',
      );
    }
    const proxy = ctx.get(untrustedHeader).replace(/^::ffff:(?=\d+\.)/i, '');
    if (proxy && !hasWarnedOfTrust) {
      hasWarnedOfTrust = true;
      logger.warn(
        `Requests from ${proxy} carry X-Forwarded-For or Forwarded, but TRUSTED_PROXY does not include it, so all its visitors share one limit: if it is your proxy, add ${proxy} to TRUSTED_PROXY`,
      );
    }
    await next();
  };
}

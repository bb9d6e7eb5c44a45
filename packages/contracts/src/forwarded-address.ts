import { isIPv4, isIPv6, SocketAddress } from 'node:net';

/**
 * Header in which the gateway passes on what a trusted proxy sends instead of an X-Forwarded-For that names the visitor's
 * address, so that the API can warn about it.
 */
export const unreadableHeader = 'x-forwarded-for-unreadable';

/**
 * Header in which the gateway passes on the address of a proxy that sends X-Forwarded-For or Forwarded, but is not in
 * TRUSTED_PROXY, so that the API can warn about it.
 */
export const untrustedHeader = 'x-untrusted-proxy';

/**
 * Parses one entry of X-Forwarded-For: an address, which some load balancers send with a port (203.0.113.5:5000) in
 * brackets ([2001:db8::7]:443) or in quotes. Returns the bare address in its shortest form, or undefined for anything else.
 */
export function parseForwardedAddress(entry: string): string | undefined {
  const text = entry.trim().replace(/^"(.*)"$/, '$1');
  const [, inBrackets = ''] = /^\[([^\]]+)\](?::\d{1,5})?$/.exec(text) ?? [];
  const [, beforePort = ''] = /^([\d.]+):\d{1,5}$/.exec(text) ?? [];
  const [address = ''] = (inBrackets || beforePort || text).split('%');
  if (isIPv4(address)) return address;
  return isIPv6(address) ? new SocketAddress({ address, family: 'ipv6' }).address : undefined;
}

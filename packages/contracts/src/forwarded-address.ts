import { isIP, isIPv4, isIPv6 } from 'node:net';

/**
 * Header in which the gateway passes on an X-Forwarded-For of a trusted proxy that names no address, so that the API can
 * warn about it.
 */
export const unreadableHeader = 'x-forwarded-for-unreadable';

/**
 * Parses one entry of X-Forwarded-For: an address, which some load balancers send with a port (203.0.113.5:5000) or in
 * brackets ([2001:db8::7]:443). Returns the bare address, or undefined for anything else.
 */
export function parseForwardedAddress(entry: string): string | undefined {
  const text = entry.trim();
  const [, inBrackets = ''] = /^\[([^\]]+)\](?::\d{1,5})?$/.exec(text) ?? [];
  const [, beforePort = ''] = /^([\d.]+):\d{1,5}$/.exec(text) ?? [];
  if (isIPv6(inBrackets)) return inBrackets;
  if (isIPv4(beforePort)) return beforePort;
  return isIP(text) === 0 ? undefined : text;
}

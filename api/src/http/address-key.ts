import { isIPv6 } from 'node:net';

/**
 * Returns the key that rate limits count an address by: the whole IPv4 address, or the /64 prefix of an IPv6 address,
 * because one household controls all addresses of its /64.
 */
export function addressKey(address: string): string {
  const bare = address.replace(/%.*$/, '');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1];
  if (mapped) return mapped;
  return isIPv6(bare) ? firstFourGroups(bare) : bare;
}

function firstFourGroups(address: string) {
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail === undefined ? [] : tail.split(':').filter(Boolean);
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length;
  return [...before, ...Array<string>(zeros).fill('0'), ...after].slice(0, 4).join(':');
}

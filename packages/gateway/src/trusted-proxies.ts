import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import { parseForwardedAddress } from '@suite/contracts/forwarded-address';
import { OperatorError } from '@suite/contracts/operator-error';

/** The client's address and scheme. */
export interface Visitor {
  address: string;
  scheme: 'http' | 'https';
  /** Whether a trusted proxy sent the scheme. If not, TLS may still end at a proxy in front of us. */
  isSchemeForwarded: boolean;
  /** What a trusted proxy sends instead of an X-Forwarded-For that names the visitor's address. */
  unreadable?: string;
  /** Address of a proxy in a private network that sends the visitor's address, but is not trusted. */
  untrusted?: string;
}

/** Headers in which proxies name a visitor's address. None of them is read, because a visitor can send it through most proxies. */
const otherHeaders = ['forwarded', 'x-real-ip', 'cf-connecting-ip', 'true-client-ip'];

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** Parses TRUSTED_PROXY: comma-separated addresses and ranges. Throws OperatorError for any other value. */
export function readRanges(text: string) {
  const ranges = new BlockList();
  for (const entry of text.split(',').map((range) => range.trim())) {
    const [address = '', bits, ...rest] = entry.split('/');
    const maxBits = isIP(address) === 6 ? 128 : 32;
    const isRange = bits !== undefined && /^(?:0|[1-9]\d{0,2})$/.test(bits) && Number(bits) <= maxBits;
    // nginx takes no zone, and an IPv4 address only as such.
    const isAddress = isIP(address) !== 0 && !/%|:.*\./.test(address);
    if (!isAddress || rest.length > 0 || (bits !== undefined && !isRange)) {
      throw new OperatorError(
        `TRUSTED_PROXY must be addresses or ranges, separated by commas: 192.0.2.1, 10.0.0.0/8; it is "${text}".`,
      );
    }
    ranges.addSubnet(address, bits === undefined ? maxBits : Number(bits), familyOf(address));
  }
  return ranges;
}

/** Addresses of proxies on the same machine or network; a visitor on the Internet has none of them. */
const privateNetworks = readRanges(
  '127.0.0.0/8, 10.0.0.0/8, 100.64.0.0/10, 169.254.0.0/16, 172.16.0.0/12, 192.168.0.0/16, ::1, fc00::/7, fe80::/10',
);

/**
 * Returns a function that determines the client from X-Forwarded-For and X-Forwarded-Proto, which it reads
 * from trusted proxies only. Like nginx's real_ip module, it takes the last address that is not a trusted
 * proxy.
 */
export function createReadVisitor(trustedProxy: string | undefined) {
  const ranges = trustedProxy ? readRanges(trustedProxy) : undefined;
  const isIn = (networks: BlockList | undefined, address: string) =>
    isIP(address) !== 0 && (networks?.check(address, familyOf(address)) ?? false);
  const isTrusted = (address: string) => isIn(ranges, address);

  return ({ socket, headers }: IncomingMessage): Visitor => {
    let address = socket.remoteAddress ?? '';
    if (!isTrusted(address)) {
      const isProxy = (headers['x-forwarded-for'] || headers.forwarded) && isIn(privateNetworks, address);
      return { address, scheme: 'http', isSchemeForwarded: false, ...(isProxy && { untrusted: address }) };
    }
    const forwarded = String(headers['x-forwarded-for'] ?? '');
    // A list in a header may have empty elements (RFC 9110, section 5.6.1).
    const hops = forwarded.split(',').filter((hop) => hop.trim() !== '');
    const isNamed = hops.length > 0;
    let hop = hops.pop();
    for (; hop !== undefined && isTrusted(address); hop = hops.pop()) {
      const named = parseForwardedAddress(hop);
      if (named === undefined) break;
      address = named;
    }
    const isUnreadable = isTrusted(address) && (hop !== undefined || !isNamed);
    const sent = isUnreadable && (forwarded || otherHeaders.map((name) => headers[name] ?? '').join(''));
    // Each proxy may add its own; the first is the visitor's.
    const [first = ''] = String(headers['x-forwarded-proto'] ?? '').split(',');
    const forwardedScheme = first.trim().toLowerCase();
    const isSchemeForwarded = forwardedScheme === 'http' || forwardedScheme === 'https';
    const scheme = isSchemeForwarded ? forwardedScheme : 'http';
    return { address, scheme, isSchemeForwarded, ...(sent && { unreadable: sent }) };
  };
}

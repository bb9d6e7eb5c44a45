import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import querystring from 'node:querystring';

const hostName = /^([a-z0-9._-]+|\[[0-9a-f:.]+\])(:\d{1,5})?$/i;

/** Returns whether a path belongs to the API: `/api` or anything below it. */
export const isApiPath = (pathname: string) => pathname === '/api' || pathname.startsWith('/api/');

export interface Address {
  /** Path as received. */
  rawPath: string;
  /** Decoded path without double slashes and dot segments. */
  pathname: string;
  /** Query as received, including the question mark; empty without a query. */
  search: string;
  /** Scheme and host for links, without a trailing slash. */
  publicUrl: string;
}

/**
 * Returns the decoded path without double slashes and dot segments. Bytes that are not UTF-8 are replaced, so that the path
 * is unknown. Returns undefined, as nginx answers 400, for a broken escape, a NUL or a path above the root.
 */
function decodePath(raw: string): string | undefined {
  if (/%(?![0-9a-f]{2})/i.test(raw)) return undefined;
  // A dot segment at the end leaves its slash (RFC 3986, section 5.2.4), which path.posix.normalize removes.
  const decoded = querystring.unescape(raw).replace(/\/\.{1,2}$/, '$&/');
  const isAboveRoot = /^\.\.(\/|$)/.test(path.posix.normalize(`.${decoded}`));
  return decoded.includes('\0') || isAboveRoot ? undefined : path.posix.normalize(decoded);
}

/**
 * Parses a request's address. Returns undefined for an invalid path or Host. `scheme` is used
 * for links if PUBLIC_URL is not set.
 */
export function readAddress(
  request: IncomingMessage,
  publicUrl: string | undefined,
  scheme: string,
): Address | undefined {
  // Several Hosts are refused (RFC 9112, section 3.2), of which Node would read the first.
  const [host = '', ...others] = request.headersDistinct.host ?? [];
  const [raw = '', ...query] = (request.url ?? '').split('?');
  if (!hostName.test(host) || others.length > 0 || !raw.startsWith('/')) return undefined;
  const pathname = decodePath(raw);
  return pathname === undefined
    ? undefined
    : {
        rawPath: raw,
        pathname,
        search: query.length > 0 ? `?${query.join('?')}` : '',
        publicUrl: publicUrl ?? `${scheme}://${host}`,
      };
}

/** Encodes a decoded path for a Location header. */
export const encodePath = (pathname: string) => pathname.split('/').map(encodeURIComponent).join('/');

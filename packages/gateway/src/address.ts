import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { GatewayStartError } from './gateway-start-error.ts';

const hostName = /^([a-z0-9._-]+|\[[0-9a-f:.]+\])(:\d{1,5})?$/i;

/** Whether a path is the API's: `/api` itself and everything below it. */
export const isApiPath = (pathname: string) => pathname === '/api' || pathname.startsWith('/api/');

export interface Address {
  /** As it came. */
  rawPath: string;
  /** Decoded, without doubled slashes and dot segments. */
  pathname: string;
  /** With its question mark, as it came; empty without a query. */
  search: string;
  /** Scheme and host that links are made with, without a trailing slash. */
  publicUrl: string;
}

/**
 * What a request asks for; undefined where its path can't be decoded or its Host is no host name. `scheme` is what
 * links are made with where there is no PUBLIC_URL.
 */
export function readAddress(
  request: IncomingMessage,
  publicUrl: string | undefined,
  scheme: string,
): Address | undefined {
  const host = request.headers.host ?? '';
  const [raw = '', ...query] = (request.url ?? '').split('?');
  if (!hostName.test(host) || !raw.startsWith('/')) return undefined;
  try {
    const pathname = path.posix.normalize(decodeURIComponent(raw));
    if (pathname.includes('\0')) return undefined;
    return {
      rawPath: raw,
      pathname,
      search: query.length > 0 ? `?${query.join('?')}` : '',
      publicUrl: publicUrl ?? `${scheme}://${host}`,
    };
  } catch {
    return undefined;
  }
}

/** PUBLIC_URL as scheme and host; throws a sentence where it holds anything else. */
export function readOrigin(publicUrl: string): string {
  const url = URL.canParse(publicUrl) ? new URL(publicUrl) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.href !== `${url.origin}/`) {
    throw new GatewayStartError(
      `PUBLIC_URL must be a scheme and a host, like https://www.example.com; it is "${publicUrl}".`,
    );
  }
  return url.origin;
}

/** A decoded path as it is written in a Location header. */
export const encodePath = (pathname: string) => pathname.split('/').map(encodeURIComponent).join('/');

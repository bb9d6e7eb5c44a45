import { type AdminHosts, isAdminHost } from '@suite/contracts/admin-hosts';
import { isHostOf, isLocalHost, isOriginOf, requestedHost } from '@suite/contracts/public-host';
import { isAdministratorCall } from '@suite/contracts/visitor-calls';
import type { Context, Middleware } from 'koa';
import { forbidden, notFound } from './errors.ts';

const readOnly = new Set(['GET', 'HEAD', 'OPTIONS']);
const ownSites = new Set(['', 'same-origin', 'none']);

interface OwnAddresses {
  /** The site's origin; if undefined, Origin is compared with the request's Host header. */
  publicUrl: string | undefined;
  adminHosts: AdminHosts | undefined;
}

/** Refuses writes started by other sites, against cross-site request forgery. */
export const refuseCrossSiteWrites =
  (own: OwnAddresses): Middleware =>
  async (ctx, next) => {
    if (!readOnly.has(ctx.method) && !(isOwnSite(ctx) && isOwnOrigin(ctx, own)))
      throw forbidden(`Requests from other sites are not allowed.${whereToWrite(own)}`);
    await next();
  };

const whereToWrite = ({ publicUrl }: OwnAddresses) =>
  publicUrl
    ? ` This site's address is ${publicUrl}: open it there and try again.`
    : ' If a proxy is in front of this site, set PUBLIC_URL.';

/** Refuses downloads that another site started by navigation. */
export const refuseCrossSiteNavigation: Middleware = async (ctx, next) => {
  if (!isOwnSite(ctx)) throw forbidden('Requests from other sites are not allowed');
  await next();
};

const isOwnSite = (ctx: Context) => ownSites.has(ctx.get('Sec-Fetch-Site'));

function isOwnOrigin(ctx: Context, { publicUrl, adminHosts = [] }: OwnAddresses) {
  const origin = ctx.get('Origin');
  const host = ctx.get('Host');
  if (origin === '' || origin === publicUrl) return true;
  if (publicUrl === undefined)
    return isStatedSameOrigin(ctx) || isOriginOf(origin, requestedHost(host, ctx.get('X-Forwarded-Host')));
  // PUBLIC_URL may be on another port here, behind a tunnel, and it is the public site only.
  const isServed = isHostOf(publicUrl, host) || isAdminHost(adminHosts, host);
  return isServed && isOriginOf(origin, host) && isAsSafe(origin, publicUrl);
}

/** Returns whether the browser, which knows the address that a proxy in front may have replaced, states same origin. */
const isStatedSameOrigin = (ctx: Context) => ctx.get('Sec-Fetch-Site') === 'same-origin';

/**
 * Returns whether an origin is as safe as the site: if the site uses https, an http origin could be forged on the
 * network, except on the user's own machine (a tunnel).
 */
const isAsSafe = (origin: string, publicUrl: string) =>
  new URL(origin).protocol === 'https:' ||
  !publicUrl.startsWith('https:') ||
  isLocalHost(new URL(origin).hostname);

/**
 * Answers administrator calls with 404 on every host that ADMIN_HOSTS does not list. The gateway already does this; the
 * API checks again for requests that bypass the gateway. If `hosts` is undefined, every host is allowed.
 */
export const restrictAdminHosts =
  (hosts: AdminHosts | undefined): Middleware =>
  async (ctx, next) => {
    if (hosts && isAdministratorCall(ctx.method, ctx.path) && !isAdminHost(hosts, ctx.get('Host')))
      throw notFound('Address');
    await next();
  };

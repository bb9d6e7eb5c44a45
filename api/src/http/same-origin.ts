import { type AdminHosts, isAdminHost } from '@suite/contracts/admin-hosts';
import type { Context, Middleware } from 'koa';
import { forbidden } from './errors.ts';

const readOnly = new Set(['GET', 'HEAD', 'OPTIONS']);
const ownSites = new Set(['', 'same-origin', 'none']);

interface OwnAddresses {
  /** Undefined: the request's own Host counts. */
  publicUrl: string | undefined;
  adminHosts: AdminHosts | undefined;
}

/** Refuses writes that another site's page asks for (R13). */
export const refuseForeignWrites =
  (own: OwnAddresses): Middleware =>
  async (ctx, next) => {
    if (!readOnly.has(ctx.method) && !(isOwnSite(ctx) && isOwnOrigin(ctx, own)))
      throw forbidden('Requests from other sites are not allowed');
    await next();
  };

/** For downloads by navigation: refuses those that another site starts (R14). */
export const refuseForeignNavigation: Middleware = async (ctx, next) => {
  if (!isOwnSite(ctx)) throw forbidden('Requests from other sites are not allowed');
  await next();
};

const isOwnSite = (ctx: Context) => ownSites.has(ctx.get('Sec-Fetch-Site'));

function isOwnOrigin(ctx: Context, { publicUrl, adminHosts = [] }: OwnAddresses) {
  const origin = ctx.get('Origin');
  const host = ctx.get('Host');
  if (origin === '' || origin === publicUrl) return true;
  if (publicUrl === undefined) return isOfHost(origin, host);
  // PUBLIC_URL names the public site alone.
  return isAdminHost(adminHosts, host) && isOfHost(origin, host) && isAsSafe(origin, publicUrl);
}

function isOfHost(origin: string, host: string) {
  const own = `http://${host}`;
  return URL.canParse(origin) && URL.canParse(own) && hostOf(origin) === hostOf(own);
}

const ownMachine = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Beside a site on https, an origin on http may be anybody's on the way, but for a tunnel's end on one's own machine. */
const isAsSafe = (origin: string, publicUrl: string) =>
  new URL(origin).protocol === 'https:' ||
  !publicUrl.startsWith('https:') ||
  ownMachine.has(new URL(origin).hostname);

/** Host and port, the scheme's default port left out. */
const hostOf = (url: string) => new URL(url).host;

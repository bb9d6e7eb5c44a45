import type { Context, Middleware } from 'koa';
import { forbidden } from './errors.ts';

const readOnly = new Set(['GET', 'HEAD', 'OPTIONS']);
const ownSites = new Set(['', 'same-origin', 'none']);

/** Refuses writes that another site's page asks for (R13). `publicUrl` undefined: the request's own Host counts. */
export const refuseForeignWrites =
  (publicUrl: string | undefined): Middleware =>
  async (ctx, next) => {
    if (!readOnly.has(ctx.method) && !(isOwnSite(ctx) && isOwnOrigin(ctx, publicUrl)))
      throw forbidden('Requests from other sites are not allowed');
    await next();
  };

/** For downloads by navigation: refuses those that another site starts (R14). */
export const refuseForeignNavigation: Middleware = async (ctx, next) => {
  if (!isOwnSite(ctx)) throw forbidden('Requests from other sites are not allowed');
  await next();
};

const isOwnSite = (ctx: Context) => ownSites.has(ctx.get('Sec-Fetch-Site'));

function isOwnOrigin(ctx: Context, publicUrl: string | undefined) {
  const origin = ctx.get('Origin');
  if (origin === '') return true;
  if (publicUrl !== undefined) return origin === publicUrl;
  const own = `http://${ctx.get('Host')}`;
  return URL.canParse(origin) && URL.canParse(own) && hostOf(origin) === hostOf(own);
}

/** Host and port, the scheme's default port left out. */
const hostOf = (url: string) => new URL(url).host;

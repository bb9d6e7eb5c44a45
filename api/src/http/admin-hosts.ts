import { type AdminHosts, isAdminHost } from '@suite/contracts/admin-hosts';
import { isVisitorCall } from '@suite/contracts/visitor-calls';
import type { Middleware } from 'koa';
import { notFound } from './errors.ts';

/**
 * Answers the administrators' calls on ADMIN_HOSTS alone, as if they were not there elsewhere: the gateway does so
 * already, this holds where something else reaches the API. `hosts` undefined: every host.
 */
export const keepAdministrationToItsHosts =
  (hosts: AdminHosts | undefined): Middleware =>
  async (ctx, next) => {
    const isOpen =
      hosts === undefined || !ctx.path.startsWith('/api/') || isVisitorCall(ctx.method, ctx.path);
    if (!isOpen && !isAdminHost(hosts, ctx.get('Host'))) throw notFound('Address');
    await next();
  };

import { type AdminHosts, isAdminHost } from '@suite/contracts/admin-hosts';
import { isVisitorCall } from '@suite/contracts/visitor-calls';
import type { Middleware } from 'koa';
import { notFound } from './errors.ts';

/**
 * Answers administrator calls with 404 on every host that ADMIN_HOSTS does not list. The gateway already does this; the
 * API checks again for requests that bypass the gateway. If `hosts` is undefined, every host is allowed.
 */
export const restrictAdminHosts =
  (hosts: AdminHosts | undefined): Middleware =>
  async (ctx, next) => {
    const isOpen =
      hosts === undefined || !ctx.path.startsWith('/api/') || isVisitorCall(ctx.method, ctx.path);
    if (!isOpen && !isAdminHost(hosts, ctx.get('Host'))) throw notFound('Address');
    await next();
  };

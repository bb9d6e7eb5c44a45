import { Router } from '@koa/router';
import { apiPaths } from '@suite/contracts/paths';
import type { Middleware } from 'koa';
import { readIdPage, sendIdPage } from '../../http/id-page.ts';
import { requireAdministrator } from '../../http/session.ts';
import type { AuditRepository } from './audit-repository.ts';

interface AuditParts {
  entries: AuditRepository;
  session: Middleware;
}

/**
 * Creates the route that lists the audit log for administrators, newest first. The `Link` header has the URL of the
 * next page.
 */
export const auditRoutes = ({ entries, session }: AuditParts) =>
  new Router({ sensitive: true, strict: true }).get(
    apiPaths.audit,
    session,
    requireAdministrator,
    async (ctx) => {
      const { limit, before } = readIdPage(ctx);
      sendIdPage(ctx, limit, await entries.page(limit + 1, before));
    },
  );

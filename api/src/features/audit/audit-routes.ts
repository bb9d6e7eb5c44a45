import { Router } from '@koa/router';
import { apiPaths } from '@suite/contracts/paths';
import type { Context, Middleware } from 'koa';
import type { Audit } from '../../http/audit.ts';
import { csvLines, describeCsv, sendCsv } from '../../http/csv.ts';
import { readIdPage, sendIdPage } from '../../http/id-page.ts';
import { refuseCrossSiteNavigation } from '../../http/same-origin.ts';
import { requireAdministrator } from '../../http/session.ts';
import { refuseUnknown } from '../../records/read-filter.ts';
import type { AuditRepository } from './audit-repository.ts';
import { filterNames, readAuditFilter } from './read-audit-filter.ts';

interface AuditDeps {
  entries: AuditRepository;
  session: Middleware;
  audit: Audit;
}

const columns = ['id', 'at', 'username', 'kind', 'detail', 'address'] as const;
const fileName = 'audit-log';

/**
 * Creates the routes that list and export the audit log for administrators, newest first. The `Link` header of a page
 * has the URL of the next one.
 */
export function auditRoutes({ entries, session, audit }: AuditDeps) {
  async function download(ctx: Context) {
    refuseUnknown(ctx.query, filterNames);
    const filter = readAuditFilter(ctx.query);
    // HEAD transfers no entries, so it is not an export.
    if (ctx.method === 'HEAD') return describeCsv(ctx, fileName);
    const { administrator, kind, from, to } = filter;
    await audit.record(ctx, 'audit-exported', {
      ...(administrator !== undefined && { account: administrator }),
      ...(kind && { action: kind }),
      ...(from !== undefined && { from: new Date(from).toISOString() }),
      ...(to !== undefined && { to: new Date(to).toISOString() }),
    });
    await sendCsv(ctx, fileName, csvLines(columns, entries.exported(filter)));
  }

  return new Router({ sensitive: true, strict: true })
    .get(apiPaths.audit, session, requireAdministrator, async (ctx) => {
      refuseUnknown(ctx.query, [...filterNames, 'limit', 'cursor']);
      const { limit, before } = readIdPage(ctx);
      sendIdPage(ctx, limit, await entries.page(limit + 1, before, readAuditFilter(ctx.query)));
    })
    .get(apiPaths.exportAudit, refuseCrossSiteNavigation, session, requireAdministrator, download);
}

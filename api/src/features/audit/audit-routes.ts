import type { Router } from '@koa/router';
import { type AuditFilter, auditKinds } from '@suite/contracts/audit';
import { apiPaths } from '@suite/contracts/paths';
import type { Context } from 'koa';
import type { Audit } from '../../http/audit.ts';
import { csvLines, describeCsv, sendCsv } from '../../http/csv.ts';
import { sendIdPage } from '../../http/id-page.ts';
import { type Given, readNumber, readPeriod, readWord, refuseUnknown } from '../../http/read-query.ts';
import { refuseCrossSiteNavigation } from '../../http/same-origin.ts';
import { requireAdministrator } from '../../http/session.ts';
import type { AuditRepository, EntryFilter } from './audit-repository.ts';

const columns = ['id', 'at', 'username', 'kind', 'detail', 'address'] as const;
const fileName = 'audit-log';

const filterNames = ['administrator', 'kind', 'from', 'to'] as const satisfies (keyof AuditFilter)[];

/** Parses the filter of the audit log. Throws 400 with the name of the invalid parameter. */
function readFilter(given: Given): EntryFilter {
  const administrator = readNumber(given, 'administrator', 0, 999_999_999);
  const kind = readWord(given, 'kind', auditKinds);
  return {
    ...(administrator !== undefined && { administrator }),
    ...(kind && { kind }),
    ...readPeriod(given),
  };
}

/**
 * Adds the routes that list and export the audit log for administrators, newest first. The `Link` header of a page has the
 * URL of the next one.
 */
export function addAuditRoutes(
  router: Router,
  { auditEntries, audit }: { auditEntries: AuditRepository; audit: Audit },
) {
  async function download(ctx: Context) {
    refuseUnknown(ctx.query, filterNames);
    const filter = readFilter(ctx.query);
    // HEAD transfers no entries, so it is not an export.
    if (ctx.method === 'HEAD') return describeCsv(ctx, fileName);
    const { administrator, kind, from, to } = filter;
    await audit.record(ctx, 'audit-exported', {
      ...(administrator !== undefined && { account: administrator }),
      ...(kind && { action: kind }),
      ...(from !== undefined && { from: new Date(from).toISOString() }),
      ...(to !== undefined && { to: new Date(to).toISOString() }),
    });
    await sendCsv(ctx, fileName, csvLines(columns, auditEntries.exported(filter)));
  }

  router
    .get(apiPaths.audit, requireAdministrator, (ctx) =>
      sendIdPage(ctx, async (page) => auditEntries.page(page, readFilter(ctx.query)), filterNames),
    )
    .get(apiPaths.exportAudit, refuseCrossSiteNavigation, requireAdministrator, download);
}

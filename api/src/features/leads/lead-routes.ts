import { Router } from '@koa/router';
import { type Lead, leadInputSchema } from '@suite/contracts/lead';
import { apiPaths } from '@suite/contracts/paths';
import type { Middleware } from 'koa';
import type { Audit } from '../../http/audit.ts';
import { readForm } from '../../http/read-body.ts';
import type { AcceptSubmission } from '../../intake/accept-submission.ts';
import { readMarks } from '../../intake/read-marks.ts';
import type { RecordRepository } from '../../records/record-repository.ts';
import { addRecordRoutes } from '../../records/record-routes.ts';
import { leadColumns } from './lead-kind.ts';

interface LeadParts {
  leads: RecordRepository<Lead>;
  session: Middleware;
  audit: Audit;
  accept: AcceptSubmission;
}

const thanks = 'Thank you! We have received your details and will contact you soon.';

export function leadRoutes({ leads, session, audit, accept }: LeadParts) {
  const router = new Router({ sensitive: true, strict: true });
  router.post(apiPaths.businessLeads, async (ctx) => {
    const { input, extras } = await readForm(ctx, leadInputSchema);
    await accept(ctx, {
      table: 'business_leads',
      columns: leadColumns(input),
      marks: readMarks(extras),
      thanks,
    });
  });
  return addRecordRoutes(router, {
    session,
    records: leads,
    audit,
    lists: [apiPaths.businessLeads],
  });
}

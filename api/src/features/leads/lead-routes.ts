import { Router } from '@koa/router';
import { leadInputSchema } from '@suite/contracts/lead';
import { apiPaths } from '@suite/contracts/paths';
import type { Middleware } from 'koa';
import type { AcceptSubmission } from '../../http/accept-submission.ts';
import { addAdministered } from '../../http/administered-submissions.ts';
import { readForm } from '../../http/read-body.ts';
import { readMarks } from '../../http/read-marks.ts';
import { type LeadRepository, leadColumns } from './lead-repository.ts';

interface LeadParts {
  leads: LeadRepository;
  session: Middleware;
  accept: AcceptSubmission;
}

const thanks = 'Thank you! We have received your details and will contact you soon.';

export function leadRoutes({ leads, session, accept }: LeadParts) {
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
  return addAdministered(router, {
    session,
    submissions: leads,
    what: 'Lead',
    paths: {
      list: [apiPaths.businessLeads, apiPaths.adminBusinessLeads],
      one: apiPaths.adminBusinessLead(':id'),
      export: apiPaths.exportBusinessLeads,
    },
    fileName: 'business-leads',
    columns: ['id', 'name', 'mobileNumber', 'email', 'createdAt'],
  });
}

import { Router } from '@koa/router';
import { leadInputSchema, type SubmissionAnswer } from '@suite/contracts/lead';
import { apiPaths } from '@suite/contracts/paths';
import type { Context, Middleware } from 'koa';
import type { AcceptSubmission } from '../../http/accept-submission.ts';
import { csvLines, sendCsv } from '../../http/csv.ts';
import { notFound } from '../../http/errors.ts';
import { readBody } from '../../http/read-body.ts';
import { readId } from '../../http/read-id.ts';
import { refuseForeignNavigation } from '../../http/same-origin.ts';
import { requireAdministrator } from '../../http/session.ts';
import { jsonArray, startStream } from '../../http/stream.ts';
import { type LeadRepository, leadColumns } from './lead-repository.ts';

interface LeadParts {
  leads: LeadRepository;
  session: Middleware;
  accept: AcceptSubmission;
}

const thanks: SubmissionAnswer = {
  message: 'Thank you! We have received your details and will contact you soon.',
};

const exportColumns = ['id', 'name', 'mobileNumber', 'email', 'createdAt'] as const;

export function leadRoutes({ leads, session, accept }: LeadParts) {
  const sendList = async (ctx: Context) => {
    const body = await startStream(jsonArray(leads.all()));
    ctx.type = 'application/json';
    ctx.body = body;
  };
  return new Router({ sensitive: true, strict: true })
    .post(apiPaths.businessLeads, async (ctx) => {
      const input = await readBody(ctx, leadInputSchema);
      await accept(ctx, { table: 'business_leads', columns: leadColumns(input) });
      ctx.status = 201;
      ctx.body = thanks;
    })
    .get(apiPaths.businessLeads, session, requireAdministrator, sendList)
    .get(apiPaths.adminBusinessLeads, session, requireAdministrator, sendList)
    .delete(apiPaths.adminBusinessLead(':id'), session, requireAdministrator, async (ctx) => {
      const id = readId(ctx);
      if (id === undefined || !(await leads.remove(id))) throw notFound('Lead');
      ctx.status = 204;
    })
    .get(apiPaths.exportBusinessLeads, refuseForeignNavigation, session, requireAdministrator, (ctx) =>
      sendCsv(ctx, 'business-leads', csvLines(exportColumns, leads.all())),
    );
}

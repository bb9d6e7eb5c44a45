import { Router } from '@koa/router';
import { type PartnerApplication, partnerInputSchema } from '@suite/contracts/partner';
import { apiPaths } from '@suite/contracts/paths';
import type { Middleware } from 'koa';
import type { Audit } from '../../http/audit.ts';
import { readForm } from '../../http/read-body.ts';
import type { AcceptSubmission } from '../../intake/accept-submission.ts';
import { readCaptchaToken, type VerifyCaptcha } from '../../intake/captcha-token.ts';
import { readMarks } from '../../intake/read-marks.ts';
import type { RecordRepository } from '../../records/record-repository.ts';
import { addRecordRoutes } from '../../records/record-routes.ts';
import { partnerApplicationColumns } from './partner-application-kind.ts';

interface PartnerApplicationParts {
  partnerApplications: RecordRepository<PartnerApplication>;
  session: Middleware;
  audit: Audit;
  accept: AcceptSubmission;
  verifyCaptcha: VerifyCaptcha;
}

const thanks = 'Thank you! We have received your application and will contact you soon.';

export function partnerApplicationRoutes({
  partnerApplications,
  session,
  audit,
  accept,
  verifyCaptcha,
}: PartnerApplicationParts) {
  const router = new Router({ sensitive: true, strict: true });
  router.post(apiPaths.partner, async (ctx) => {
    const { input, extras } = await readForm(ctx, partnerInputSchema);
    const token = readCaptchaToken(extras);
    await accept(ctx, {
      table: 'partner_applications',
      columns: partnerApplicationColumns(input),
      marks: readMarks(extras, input.notes),
      captcha: () => verifyCaptcha(token, 'partner'),
      thanks,
    });
  });
  return addRecordRoutes(router, {
    session,
    records: partnerApplications,
    audit,
  });
}

import { Router } from '@koa/router';
import { partnerInputSchema } from '@suite/contracts/partner';
import { apiPaths } from '@suite/contracts/paths';
import type { Middleware } from 'koa';
import type { AcceptSubmission } from '../../http/accept-submission.ts';
import { addAdministered } from '../../http/administered-submissions.ts';
import { readCaptchaToken, type VerifyCaptcha } from '../../http/captcha-token.ts';
import { readForm } from '../../http/read-body.ts';
import { readMarks } from '../../http/read-marks.ts';
import {
  type PartnerApplicationRepository,
  partnerApplicationColumns,
} from './partner-application-repository.ts';

interface PartnerApplicationParts {
  partnerApplications: PartnerApplicationRepository;
  session: Middleware;
  accept: AcceptSubmission;
  verifyCaptcha: VerifyCaptcha;
}

const thanks = 'Thank you! We have received your application and will contact you soon.';

export function partnerApplicationRoutes({
  partnerApplications,
  session,
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
  return addAdministered(router, {
    session,
    submissions: partnerApplications,
    what: 'Partner application',
    paths: {
      list: [apiPaths.adminPartnerApplications],
      one: apiPaths.adminPartnerApplication(':id'),
      export: apiPaths.exportPartnerApplications,
    },
    fileName: 'partner-applications',
    columns: [
      'id',
      'name',
      'organization',
      'designation',
      'country',
      'contactNumber',
      'email',
      'product',
      'notes',
      'createdAt',
    ],
  });
}

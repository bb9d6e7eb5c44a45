import { Router } from '@koa/router';
import { type Contact, contactInputSchema } from '@suite/contracts/contact';
import { apiPaths } from '@suite/contracts/paths';
import type { Middleware } from 'koa';
import type { Audit } from '../../http/audit.ts';
import { readForm } from '../../http/read-body.ts';
import type { AcceptSubmission } from '../../intake/accept-submission.ts';
import { readCaptchaToken, type VerifyCaptcha } from '../../intake/captcha-token.ts';
import { readMarks } from '../../intake/read-marks.ts';
import type { RecordRepository } from '../../records/record-repository.ts';
import { addRecordRoutes } from '../../records/record-routes.ts';
import { contactColumns } from './contact-kind.ts';

interface ContactParts {
  contacts: RecordRepository<Contact>;
  session: Middleware;
  audit: Audit;
  accept: AcceptSubmission;
  verifyCaptcha: VerifyCaptcha;
  /** The company's address; a form's `toEmail` is only compared with it, never used as a recipient. */
  companyEmail: string | undefined;
  /** Logs that a page's `toEmail` differs from the API's setting; the log line contains no address. */
  warnOfRecipient: (ctx: { state: { requestId?: string } }) => void;
}

const thanks = 'Thank you! We have received your message and will answer soon.';

export function contactRoutes({
  contacts,
  session,
  audit,
  accept,
  verifyCaptcha,
  companyEmail,
  warnOfRecipient,
}: ContactParts) {
  const router = new Router({ sensitive: true, strict: true });
  router.post(apiPaths.contact, async (ctx) => {
    const { input, extras } = await readForm(ctx, contactInputSchema);
    if (extras.toEmail !== undefined && extras.toEmail !== companyEmail) warnOfRecipient(ctx);
    const token = readCaptchaToken(extras);
    await accept(ctx, {
      table: 'contact_messages',
      columns: contactColumns(input),
      marks: readMarks(extras, input.message),
      captcha: () => verifyCaptcha(token, 'contact'),
      thanks,
    });
  });
  return addRecordRoutes(router, {
    session,
    records: contacts,
    audit,
  });
}

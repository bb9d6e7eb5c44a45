import type { Router } from '@koa/router';
import { contactInputSchema } from '@suite/contracts/forms/contact-schema';
import type { Form } from '@suite/contracts/forms/forms';
import { leadInputSchema } from '@suite/contracts/forms/lead-schema';
import { partnerInputSchema } from '@suite/contracts/forms/partner-schema';
import type { Context } from 'koa';
import type { Logger } from 'pino';
import type { Audit } from '../../http/audit.ts';
import { readForm } from '../../http/read-body.ts';
import type { AcceptSubmission } from '../../intake/accept-submission.ts';
import { readCaptchaToken, type VerifyCaptcha } from '../../intake/captcha-token.ts';
import { readMetadata } from '../../intake/read-metadata.ts';
import type { RecordRepository } from '../../records/record-repository.ts';
import { addRecordRoutes } from '../../records/record-routes.ts';
import { contentHash } from '../../submissions/content-hash.ts';
import { searchedTexts, toColumns } from '../../submissions/form-columns.ts';

const schemas = {
  lead: leadInputSchema,
  contact: contactInputSchema,
  partner: partnerInputSchema,
} satisfies Record<Form['id'], unknown>;

/**
 * Creates the check of the contact form's `toEmail`, which logs a warning if it differs from the company's address. The
 * API never sends mail to `toEmail`, and the log line does not contain it.
 */
export const createCheckRecipient =
  (companyEmail: string | undefined, logger: Logger) =>
  ({ state }: Context, { toEmail }: Readonly<Record<string, unknown>>) => {
    if (toEmail !== undefined && toEmail !== companyEmail)
      logger.warn({ requestId: state.requestId }, 'toEmail is not the configured COMPANY_EMAIL');
  };

interface FormDeps {
  records: RecordRepository;
  audit: Audit;
  accept: AcceptSubmission;
  verifyCaptcha: VerifyCaptcha;
  /** Receives the whole body of a submission with valid form fields; its other fields are not validated. */
  checkExtras: ((ctx: Context, extras: Readonly<Record<string, unknown>>) => void) | undefined;
}

/** Adds the route that accepts a form's submissions, and the routes for its records. */
export function addFormRoutes(
  router: Router,
  { records, audit, accept, verifyCaptcha, checkExtras }: FormDeps,
) {
  const { form } = records;
  const { table, thanks } = form;
  router.post(form.path, async (ctx) => {
    const { input, extras } = await readForm(ctx, schemas[form.id]);
    checkExtras?.(ctx, extras);
    const columns = toColumns(form, input);
    const token = form.needsCaptcha ? readCaptchaToken(extras) : '';
    await accept(ctx, {
      table,
      columns,
      hash: contentHash(form, extras),
      metadata: readMetadata(extras, searchedTexts(table, columns)),
      ...(form.needsCaptcha && { captcha: () => verifyCaptcha(token, form.id) }),
      thanks,
    });
  });
  addRecordRoutes(router, records, audit);
}

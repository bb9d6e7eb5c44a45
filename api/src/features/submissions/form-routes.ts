import type { Router } from '@koa/router';
import { contactInputSchema } from '@suite/contracts/forms/contact-schema';
import type { Form } from '@suite/contracts/forms/forms';
import { leadInputSchema } from '@suite/contracts/forms/lead-schema';
import { partnerInputSchema } from '@suite/contracts/forms/partner-schema';
import { honeypotField, type SubmissionMetadata, touchLimits } from '@suite/contracts/submission-metadata';
import { cleanLine, isStorable } from '@suite/contracts/text';
import type { Context } from 'koa';
import type { Logger } from 'pino';
import type { Audit } from '../../http/audit.ts';
import { readForm } from '../../http/read-body.ts';
import type { AcceptSubmission } from '../../intake/accept-submission.ts';
import { readCaptchaToken, type VerifyCaptcha } from '../../intake/captcha-token.ts';
import type { RecordRepository } from '../../records/record-repository.ts';
import { addRecordRoutes } from '../../records/record-routes.ts';
import { contentHash } from '../../submissions/content-hash.ts';
import { searchedTexts, toColumns } from '../../submissions/form-columns.ts';
import type { Metadata } from '../../submissions/submission.ts';

/** Form metadata as it was sent, not validated yet. */
type Sent = { readonly [Key in keyof SubmissionMetadata]?: unknown };

/** Milliseconds. A person takes at least this long to fill in a form. */
const shortestTyping = 2000;
/** Links allowed in a message before they count as a sign of spam. */
const mostLinks = 2;

const linksIn = (text: string) => text.match(/https?:\/\/|www\./gi)?.length ?? 0;

const isFilled = (value: unknown) => value !== undefined && value !== null && value !== '';

const isHurried = (elapsed: unknown) =>
  typeof elapsed === 'number' && elapsed >= 0 && elapsed < shortestTyping;

/**
 * Returns why a submission looks automated: a filled honeypot, or fast typing together with many links; otherwise null.
 * Missing metadata is not suspicious, because plain API calls send none (docs/decisions/0061).
 */
function suspicionOf(sent: Sent, message: string) {
  if (isFilled(sent[honeypotField])) return 'honeypot';
  return isHurried(sent.elapsed) && linksIn(message) > mostLinks ? 'hurry, links' : null;
}

/** What values look like that are addresses: a browser sends no other. */
const shapes: Partial<Record<string, RegExp>> = { referrerHost: /^[\w.:[\]-]+$/, landingPath: /^\// };

/** Returns the known keys with valid text values as JSON; null if there are none. */
function touchOf(value: unknown): string | null {
  if (typeof value !== 'object' || value === null) return null;
  const known = Object.entries(touchLimits).flatMap(([key, limit]) => {
    const sent = Object.hasOwn(value, key) ? (value as Record<string, unknown>)[key] : undefined;
    const text = typeof sent === 'string' ? cleanLine(sent) : '';
    if (text === '' || text.length > limit || !isStorable(text)) return [];
    return shapes[key]?.test(text) === false ? [] : [[key, text]];
  });
  return known.length > 0 ? JSON.stringify(Object.fromEntries(known)) : null;
}

/**
 * Reads the metadata of a form: honeypot, typing time and campaign touches. Never throws, because a robot gets the same
 * response as a person, and a lead with invalid campaign data is still stored. `message` is the form's long text, if it
 * has one.
 */
const readMetadata = (sent: Sent, message = ''): Metadata => ({
  flaggedFor: suspicionOf(sent, message),
  firstTouch: touchOf(sent.firstTouch),
  lastTouch: touchOf(sent.lastTouch),
});

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

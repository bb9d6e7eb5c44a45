import type { Context } from 'koa';
import type { Logger } from 'pino';

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

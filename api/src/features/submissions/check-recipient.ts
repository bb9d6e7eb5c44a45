import type { Context } from 'koa';
import type { Logger } from 'pino';

/**
 * Creates the check of the contact form's `toEmail`: logs that a page names another address than the API's setting. The
 * API never sends mail to it, and the log line contains no address.
 */
export const createCheckRecipient =
  (companyEmail: string | undefined, logger: Logger) =>
  ({ state }: Context, { toEmail }: Readonly<Record<string, unknown>>) => {
    if (toEmail !== undefined && toEmail !== companyEmail)
      logger.warn({ requestId: state.requestId }, 'toEmail is not the configured COMPANY_EMAIL');
  };

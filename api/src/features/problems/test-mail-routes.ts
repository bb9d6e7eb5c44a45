import { Router } from '@koa/router';
import { apiPaths } from '@suite/contracts/paths';
import type { Middleware } from 'koa';
import { ApiError } from '../../http/errors.ts';
import { requireAdministrator } from '../../http/session.ts';

interface TestMailDeps {
  session: Middleware;
  /** Sends a test mail to the operator. Resolves with the recipient, or undefined without a mail server; rejects if it fails. */
  sendTestMail: () => Promise<string | undefined>;
  /** Returns why sending failed, without personal data. */
  reasonOf: (error: unknown) => string;
}

/** Creates the route with which an administrator sends a test mail to the operator. */
export const testMailRoutes = ({ session, sendTestMail, reasonOf }: TestMailDeps) =>
  new Router({ sensitive: true, strict: true }).post(
    apiPaths.testMail,
    session,
    requireAdministrator,
    async (ctx) => {
      const to = await sendTestMail().catch((error) => {
        throw new ApiError(409, 'mail_failed', `The test mail could not be sent: ${reasonOf(error)}`);
      });
      if (to === undefined) throw new ApiError(409, 'no_mail_server', 'No mail server is set up (SMTP_URL)');
      ctx.body = { to };
    },
  );

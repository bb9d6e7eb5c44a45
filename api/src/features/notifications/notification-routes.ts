import type { Router } from '@koa/router';
import { apiPaths } from '@suite/contracts/paths';
import type { Knex } from 'knex';
import { ApiError, notFound } from '../../http/errors.ts';
import { readId } from '../../http/read-id.ts';
import { requireAdministrator, requireSession } from '../../http/session.ts';
import { reasonOf } from './failure-reason.ts';
import { createOutboxRepository } from './outbox-repository.ts';

interface NotificationDeps {
  db: Knex;
  problems: {
    /** Sends a test mail to the operator. Resolves with the recipient, or undefined without a mail server; rejects if it fails. */
    sendTestMail(): Promise<string | undefined>;
  };
}

/**
 * Adds the routes that list failed notifications and retry them, for every role, and the one with which an administrator
 * sends a test mail to the operator.
 */
export function addNotificationRoutes(router: Router, { db, problems }: NotificationDeps) {
  const outbox = createOutboxRepository(db);
  router
    .get(apiPaths.adminNotifications, requireSession, async (ctx) => {
      ctx.body = await outbox.state();
    })
    .post(apiPaths.retryNotification(':id'), requireSession, async (ctx) => {
      const what = 'Failed notification';
      if (!(await outbox.retry(readId(ctx, what)))) throw notFound(what);
      ctx.status = 204;
    })
    .post(apiPaths.testMail, requireAdministrator, async (ctx) => {
      const to = await problems.sendTestMail().catch((error) => {
        throw new ApiError(409, 'mail_failed', `The test mail could not be sent: ${reasonOf(error)}`);
      });
      if (to === undefined) throw new ApiError(409, 'no_mail_server', 'No mail server is set up (SMTP_URL)');
      ctx.body = { to };
    });
}

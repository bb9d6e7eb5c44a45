import { Router } from '@koa/router';
import { apiPaths } from '@suite/contracts/paths';
import type { Middleware } from 'koa';
import { notFound } from '../../http/errors.ts';
import { readId } from '../../http/read-id.ts';
import { requireSession } from '../../http/session.ts';
import type { OutboxRepository } from './outbox-repository.ts';

interface NotificationDeps {
  outbox: OutboxRepository;
  session: Middleware;
}

/** Creates the routes that list failed notifications and retry them; open to every role. */
export const notificationRoutes = ({ outbox, session }: NotificationDeps) =>
  new Router({ sensitive: true, strict: true })
    .get(apiPaths.adminNotifications, session, requireSession, async (ctx) => {
      ctx.body = await outbox.state();
    })
    .post(apiPaths.retryNotification(':id'), session, requireSession, async (ctx) => {
      const id = readId(ctx);
      if (id === undefined || !(await outbox.retry(id))) throw notFound('Failed notification');
      ctx.status = 204;
    });

import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { repeat } from './background.ts';
import type { Config } from './config.ts';
import { isDatabaseUnavailable } from './db/unavailable.ts';
import type { Channel, FindAnnouncement, Send } from './features/notifications/announcement.ts';
import { createMailSender } from './features/notifications/mail.ts';
import type { OutboxRepository } from './features/notifications/outbox-repository.ts';
import { createRelay } from './features/notifications/relay.ts';
import { createWebhookSender } from './features/notifications/webhook.ts';
import { withoutData } from './http/request-log.ts';
import { forgetNonces } from './intake/forget-nonces.ts';
import type { OpenIntake } from './intake/open-intake.ts';

const second = 1000;

/** By what the company is told of a submission. Mail waits for a server to be configured; a webhook is there or not. */
export const channelsOf = ({
  COMPANY_EMAIL,
  webhook,
}: Pick<Config, 'COMPANY_EMAIL' | 'webhook'>): Channel[] => [
  ...(COMPANY_EMAIL ? (['mail'] as const) : []),
  ...(webhook ? (['webhook'] as const) : []),
];

const sendersOf = ({ mail, webhook }: Pick<Config, 'mail' | 'webhook'>): Partial<Record<Channel, Send>> => ({
  ...(mail && { mail: createMailSender(mail) }),
  ...(webhook && { webhook: createWebhookSender(webhook) }),
});

interface BackgroundParts {
  config: Readonly<Config>;
  db: Knex;
  intake: Pick<OpenIntake, 'drain' | 'adopt'>;
  outbox: OutboxRepository;
  find: FindAnnouncement;
  logger: Logger;
}

/** Starts what the API does by itself on a database that is ready; gives what ends it. */
export function startBackground({ config, db, intake, outbox, find, logger }: BackgroundParts) {
  const tell = (error: unknown) => {
    // An outage is told by readiness, not by every round of every task.
    if (!isDatabaseUnavailable(error))
      logger.error({ error: withoutData(error as Error) }, 'background task failed');
  };
  const relay = createRelay({ outbox, find, senders: sendersOf(config), logger });
  const stops = [
    repeat(relay, second, tell),
    repeat(() => forgetNonces(db), 600 * second, tell),
    ...(intake.drain ? [repeat(intake.drain, second, tell)] : []),
    ...(intake.adopt ? [repeat(intake.adopt, 60 * second, tell)] : []),
  ];
  return async function stop() {
    await Promise.all(stops.map((stop) => stop()));
  };
}

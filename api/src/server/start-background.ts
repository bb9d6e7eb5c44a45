import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { createHasWritten } from '../db/has-written.ts';
import type { SharedCounts } from '../db/shared-counts.ts';
import { isDatabaseUnavailable } from '../db/unavailable.ts';
import { truncateLog } from '../db/wipe-remains.ts';
import {
  createAcknowledgementSender,
  createAcknowledgements,
} from '../features/notifications/acknowledgement.ts';
import type { Channel, FindAnnouncement, Way } from '../features/notifications/announcement.ts';
import { createMailSender } from '../features/notifications/mail.ts';
import type { OutboxRepository } from '../features/notifications/outbox-repository.ts';
import { createRelay } from '../features/notifications/relay.ts';
import { createWebhookSender } from '../features/notifications/webhook.ts';
import type { Retention } from '../features/retention/retention.ts';
import { withoutData } from '../http/request-log.ts';
import { forgetNonces } from '../intake/forget-nonces.ts';
import type { OpenIntake } from '../intake/open-intake.ts';
import { deriveOld } from '../submissions/derive-old.ts';
import { renewSearchWords } from '../submissions/renew-search-words.ts';
import type { Config } from './config.ts';
import type { Limits } from './open-limits.ts';
import { describedKinds } from './open-records.ts';
import { repeat } from './repeat.ts';

const second = 1000;

/**
 * Milliseconds that a mail in progress may still take after shutdown starts; the container's grace period is ten
 * seconds.
 */
const sendingLimit = 8 * second;

const submissionTables = describedKinds.map(({ table }) => table);

/**
 * Returns the channels that a submission is sent on. Mail is queued even without a mail server, until one is
 * configured.
 */
export const channelsOf = ({ companyEmail, webhook, isAcknowledging }: Config): Channel[] => [
  ...(companyEmail ? (['mail'] as const) : []),
  ...(webhook ? (['webhook'] as const) : []),
  ...(isAcknowledging ? (['acknowledgement'] as const) : []),
];

function waysOf(
  { mail, webhook, isAcknowledging, companyName }: Config,
  db: Knex,
  find: FindAnnouncement,
  signal: AbortSignal,
): Partial<Record<Channel, Way>> {
  const acknowledgement = mail &&
    isAcknowledging && {
      find: createAcknowledgements(find, createHasWritten(db)),
      send: createAcknowledgementSender({ ...mail, company: companyName, signal }),
    };
  return {
    ...(mail && { mail: { find, send: createMailSender({ ...mail, signal }) } }),
    ...(webhook && { webhook: { find, send: createWebhookSender(webhook) } }),
    ...(acknowledgement && { acknowledgement }),
  };
}

interface BackgroundParts {
  config: Config;
  db: Knex;
  intake: Pick<OpenIntake, 'drain' | 'adopt'>;
  outbox: OutboxRepository;
  find: FindAnnouncement;
  retention: Retention;
  /** Adds missing erasures to the list outside the database. */
  keepErasures: () => Promise<void>;
  limits: Limits;
  /** Set if several processes can share one database. */
  counts: SharedCounts | undefined;
  logger: Logger;
}

/** The background tasks of the API. */
export interface Background {
  /** Starts no further notification, and aborts the ones in progress after `sendingLimit`. */
  endSending(): void;
  /** Ends all tasks; resolves once the work in progress is done. */
  stop(): Promise<void>;
}

/** Starts the background tasks of the API on a prepared database. */
export function startBackground(parts: BackgroundParts): Background {
  const { config, db, intake, outbox, find, retention, keepErasures, limits, counts, logger } = parts;
  const tell = (error: unknown) => {
    // Readiness reports an outage; logging it for each run of each task would flood the log.
    if (!isDatabaseUnavailable(error))
      logger.error({ error: withoutData(error as Error) }, 'background task failed');
  };
  const cutting = new AbortController();
  const relay = createRelay({ outbox, ways: waysOf(config, db, find, cutting.signal), logger });
  const stopRelay = repeat(relay, second, tell);
  let cut: NodeJS.Timeout | undefined;
  const endSending = () => {
    cut ??= setTimeout(() => cutting.abort(), sendingLimit);
    void stopRelay();
  };
  const stops = [
    stopRelay,
    repeat(() => forgetNonces(db), 600 * second, tell),
    repeat((signal) => deriveOld(db, submissionTables, signal), 60 * second, tell),
    repeat((signal) => renewSearchWords(db, submissionTables, signal), 60 * second, tell),
    repeat(keepErasures, 60 * second, tell),
    repeat(() => truncateLog(db), 60 * second, tell),
    repeat(async (signal) => void (await retention.purge(signal)), 3600 * second, tell),
    ...(counts ? [repeat(limits.share, second, tell), repeat(counts.forget, 60 * second, tell)] : []),
    ...(intake.drain ? [repeat(intake.drain, second, tell)] : []),
    ...(intake.adopt ? [repeat(intake.adopt, 60 * second, tell)] : []),
  ];
  return {
    endSending,
    stop: async () => {
      endSending();
      await Promise.all(stops.map((stop) => stop()));
      clearTimeout(cut);
    },
  };
}

import type { Knex } from 'knex';
import {
  createAcknowledgementSender,
  createAcknowledgements,
  createHasWritten,
} from '../features/notifications/acknowledgement.ts';
import type { Channel, ChannelSender, FindAnnouncement } from '../features/notifications/announcement.ts';
import { createFlaggedMailSender, createFlaggedNotices } from '../features/notifications/flagged-notices.ts';
import { createMailSender } from '../features/notifications/mail.ts';
import { createWebhookSender } from '../features/notifications/webhook.ts';
import type { Config } from './config.ts';
import type { Timing } from './timing.ts';

/**
 * Returns the channels that a submission is sent on. Mail is queued even without a mail server, until one is
 * configured.
 */
export const channelsOf = ({ companyEmail, webhook, isAcknowledging }: Config): Channel[] => [
  ...(companyEmail ? (['mail'] as const) : []),
  ...(webhook ? (['webhook'] as const) : []),
  ...(isAcknowledging ? (['acknowledgement'] as const) : []),
];

/** Creates the senders of the configured channels; the signal aborts what is being sent. */
export function createSenders(
  { mail, webhook, isAcknowledging, companyName, publicUrl }: Config,
  db: Knex,
  find: FindAnnouncement,
  { webhookLimit, mailGreetingLimit }: Timing,
  signal: AbortSignal,
): Partial<Record<Channel, ChannelSender>> {
  const transport = mail && { ...mail, greetingLimit: mailGreetingLimit, signal };
  const acknowledgement = transport &&
    isAcknowledging && {
      find: createAcknowledgements(find, createHasWritten(db)),
      send: createAcknowledgementSender({ ...transport, company: companyName }),
    };
  return {
    ...(transport && { mail: { find, send: createMailSender(transport) } }),
    ...(webhook && {
      webhook: { find, send: createWebhookSender({ ...webhook, limit: webhookLimit, signal }) },
    }),
    ...(transport && {
      flagged: {
        find: createFlaggedNotices(db).find,
        send: createFlaggedMailSender({ ...transport, panel: publicUrl && `${publicUrl}/backend` }),
      },
    }),
    ...(acknowledgement && { acknowledgement }),
  };
}

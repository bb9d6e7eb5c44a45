import { adminOrigin } from '@suite/contracts/admin-hosts';
import type { Knex } from 'knex';
import {
  createAcknowledgementSender,
  createAcknowledgements,
} from '../features/notifications/acknowledgement.ts';
import type { Channel, ChannelSender, FindAnnouncement } from '../features/notifications/announcement.ts';
import { createFlaggedMailSender, createFlaggedNotices } from '../features/notifications/flagged-notices.ts';
import { createMailSender } from '../features/notifications/mail.ts';
import { createMailer, type SendMail } from '../features/notifications/mail-transport.ts';
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
  { mail, webhook, isAcknowledging, companyName, publicUrl, adminHosts }: Config,
  db: Knex,
  find: FindAnnouncement,
  { webhookLimit, mailGreetingLimit }: Timing,
  signal: AbortSignal,
): Partial<Record<Channel, ChannelSender>> {
  const panel = publicUrl && adminOrigin(publicUrl, adminHosts);
  const forMail = (to: string, sendMail: SendMail) => ({
    mail: { find, send: createMailSender(sendMail, to) },
    flagged: {
      find: createFlaggedNotices(db).find,
      send: createFlaggedMailSender(sendMail, to, panel && `${panel}/backend`),
    },
    ...(isAcknowledging && {
      acknowledgement: {
        find: createAcknowledgements(db, find),
        send: createAcknowledgementSender(sendMail, to, companyName),
      },
    }),
  });
  const mailer = mail && createMailer(mail, mailGreetingLimit);
  return {
    ...(mailer && forMail(mail.to, (content) => mailer(content, signal))),
    ...(webhook && {
      webhook: { find, send: createWebhookSender({ ...webhook, limit: webhookLimit, signal }) },
    }),
  };
}

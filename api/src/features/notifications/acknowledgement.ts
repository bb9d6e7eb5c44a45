import { escapeHtml } from '@suite/contracts/escape-html';
import { fieldsOf } from '@suite/contracts/forms/form';
import { forms } from '@suite/contracts/forms/forms';
import type { Knex } from 'knex';
import { type Announcement, type FindAnnouncement, type Send, Undeliverable } from './announcement.ts';
import { createMailTransport, domainOf, limited } from './mail-transport.ts';
import type { SmtpServer } from './smtp-url.ts';

/** Position of a submission in the order of all submissions. */
interface SubmissionPosition {
  /** UTC milliseconds. */
  receivedAt: number;
  submissionId: string;
}

type HasWritten = ReturnType<typeof createHasWritten>;

/**
 * Creates a function that returns whether an e-mail address sent any form after `since` and before the given
 * submission. Suspected robots don't count.
 */
export const createHasWritten =
  (db: Knex) =>
  async (address: string, since: number, before: SubmissionPosition): Promise<boolean> => {
    for (const form of forms) {
      const column = fieldsOf(form).find(({ role }) => role === 'email')?.column;
      if (column === undefined) continue;
      const earlier = await db(form.table)
        .whereBetween('created_at', [since, before.receivedAt])
        .whereNull('flagged_for')
        .whereRaw('lower(??) = ?', [column, address.toLowerCase()])
        .where((other) =>
          other
            .where('created_at', '<', before.receivedAt)
            .orWhere('submission_id', '<', before.submissionId),
        )
        .first('id');
      if (earlier) return true;
    }
    return false;
  };

/**
 * Milliseconds; older submissions are not acknowledged, and each address gets at most one acknowledgement in this time.
 */
const day = 24 * 60 * 60 * 1000;

/**
 * Creates the lookup of acknowledgements to send. It finds a submission only if it is at most a day old and its address
 * sent nothing in the day before it.
 */
export const createAcknowledgements =
  (find: FindAnnouncement, hasWritten: HasWritten): FindAnnouncement =>
  async (table, submissionId) => {
    const announcement = await find(table, submissionId);
    if (announcement?.replyTo === undefined) return undefined;
    const receivedAt = Date.parse(announcement.receivedAt);
    if (receivedAt < Date.now() - day) return undefined;
    const isRepeated = await hasWritten(announcement.replyTo, receivedAt - day, { receivedAt, submissionId });
    return isRepeated ? undefined : announcement;
  };

interface AcknowledgementOptions {
  server: SmtpServer;
  /** Milliseconds within which the server is reached and greets. */
  greetingLimit: number;
  from: string;
  /** Name shown beside the sender's address. */
  fromName?: string | undefined;
  /** The company's address, to which the visitor's reply goes. */
  to: string;
  company: string;
  /** Signal that aborts a mail in progress. */
  signal: AbortSignal;
}

/** Contains no text from the visitor, so that the form can't be used to send messages to other people's addresses. */
const paragraphs = (company: string) => [
  `Thank you for writing to ${company}.`,
  'We have received what you sent through our website, and we will get back to you.',
  'This message was sent automatically. If you did not write to us, someone entered your address by mistake, and you can ignore this message.',
];

/**
 * Creates the sender of acknowledgements to visitors. It throws Undeliverable if the mail server permanently rejects the
 * address, and another error if the mail can't be sent for other reasons.
 */
export function createAcknowledgementSender(options: AcknowledgementOptions): Send {
  const { server, greetingLimit, from, fromName = '', to, company, signal } = options;
  const transport = createMailTransport(server, greetingLimit);
  const text = paragraphs(company);
  return async ({ id, replyTo = '' }: Announcement) => {
    try {
      await transport.sendMail({
        signal: limited(signal),
        from: { name: fromName, address: from },
        to: { name: '', address: replyTo },
        replyTo: { name: '', address: to },
        subject: 'We have received your message',
        messageId: `<acknowledgement-${id}@${domainOf(from)}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
        text: text.join('\n\n'),
        html: text.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join(''),
      });
    } catch (error) {
      const { code, responseCode = 0 } = error as { code?: string; responseCode?: number };
      if (code === 'EENVELOPE' && responseCode >= 500) throw new Undeliverable('There is no such address');
      throw error;
    }
  };
}

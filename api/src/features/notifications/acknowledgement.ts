import { escapeHtml } from '../../escape-html.ts';
import { type Announcement, type FindAnnouncement, type Send, Undeliverable } from './announcement.ts';
import { createMailTransport, domainOf } from './mail-transport.ts';
import type { SmtpServer } from './smtp-url.ts';

/** Later than this an acknowledgement surprises more than it reassures; nobody gets a second one within it. */
const day = 24 * 60 * 60 * 1000;

/** Whether the address has sent anything between that time (UTC milliseconds) and this submission. */
export type HasWritten = (address: string, since: number, before: SubmissionPlace) => Promise<boolean>;

/** Where a submission stands among all others. */
export interface SubmissionPlace {
  receivedAt: number;
  submissionId: string;
}

/** Gives what to acknowledge: the first submission of an address in a day, as long as it is fresh. */
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
  from: string;
  /** The company's address, where an answer goes. */
  to: string;
  company: string;
  /** Aborts a mail in progress. */
  signal: AbortSignal;
}

/** Nothing in it is the visitor's: whoever gives another's address away can make us say nothing but this. */
const paragraphs = (company: string) => [
  `Thank you for writing to ${company}.`,
  'What you sent us through our website has arrived, and we will get back to you.',
  'This message was sent automatically. If you did not write to us, somebody gave your address by mistake, and you need not do anything.',
];

/** Sends acknowledgements to visitors. Throws where the server does not take one, Undeliverable where it never will. */
export function createAcknowledgementSender(options: AcknowledgementOptions): Send {
  const { server, from, to, company, signal } = options;
  const transport = createMailTransport(server);
  const text = paragraphs(company);
  return async ({ id, replyTo = '' }: Announcement) => {
    try {
      await transport.sendMail({
        signal,
        from: { name: '', address: from },
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

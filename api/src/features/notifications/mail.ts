import { escapeHtml } from '@suite/contracts/escape-html';
import { forms } from '@suite/contracts/forms/forms';
import type { Announcement, Send } from './announcement.ts';
import { createMailTransport, domainOf, limited } from './mail-transport.ts';
import type { SmtpServer } from './smtp-url.ts';

interface MailOptions {
  server: SmtpServer;
  /** Milliseconds within which the server is reached and greets. */
  greetingLimit: number;
  /** Sender and recipient always come from the configuration; a visitor's address is only used as Reply-To. */
  from: string;
  /** Name shown beside the sender's address. */
  fromName?: string | undefined;
  to: string;
  /** Signal that aborts a mail in progress. */
  signal: AbortSignal;
}

/** Returns the subject of a form's mails, which contains no visitor input. */
const subjectOf = (id: Announcement['form']) =>
  `New ${forms.find((form) => form.id === id)?.texts.en.one.toLowerCase()}`;

const timeFormat = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
});

/** Returns the labels and texts of a mail. */
const entriesOf = ({ fields, receivedAt }: Announcement) => [
  ...fields,
  ['Received', `${timeFormat.format(new Date(receivedAt))} UTC`] as const,
];

const asText = (announcement: Announcement) =>
  entriesOf(announcement)
    .map(([label, text]) => `${label}:${text.includes('\n') ? '\n' : ' '}${text}`)
    .join('\n');

/** Returns a mail as HTML. Line breaks are elements, because Outlook ignores the property white-space. */
const asHtml = (announcement: Announcement) =>
  `<dl>${entriesOf(announcement)
    .map(
      ([label, text]) =>
        `<dt>${escapeHtml(label)}</dt><dd>${escapeHtml(text).replace(/\r?\n/g, '<br>')}</dd>`,
    )
    .join('')}</dl>`;

/** Creates the sender of notifications by mail to the configured address. It throws if a mail can't be sent. */
export function createMailSender({
  server,
  greetingLimit,
  from,
  fromName = '',
  to,
  signal,
}: MailOptions): Send {
  const transport = createMailTransport(server, greetingLimit);
  return async (announcement) => {
    const { form, id, replyTo } = announcement;
    await transport.sendMail({
      signal: limited(signal),
      from: { name: fromName, address: from },
      to: { name: '', address: to },
      ...(replyTo && { replyTo: { name: '', address: replyTo } }),
      subject: subjectOf(form),
      messageId: `<${id}@${domainOf(from)}>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
      text: asText(announcement),
      html: asHtml(announcement),
    });
  };
}

import { escapeHtml } from '@suite/contracts/escape-html';
import { forms } from '@suite/contracts/forms/forms';
import type { Announcement, Send } from './announcement.ts';
import type { SendMail } from './mail-transport.ts';

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

/**
 * Creates the sender of notifications by mail to the configured address; a visitor's address is only used as Reply-To. It
 * throws if a mail can't be sent.
 */
export const createMailSender =
  (sendMail: SendMail, to: string): Send =>
  (announcement) =>
    sendMail({
      to,
      replyTo: announcement.replyTo,
      subject: subjectOf(announcement.form),
      id: announcement.id,
      text: asText(announcement),
      html: asHtml(announcement),
    });

import { escapeHtml } from '@suite/contracts/escape-html';
import { fieldsOf } from '@suite/contracts/forms/form';
import { forms } from '@suite/contracts/forms/forms';
import type { Knex } from 'knex';
import { type FindAnnouncement, type Send, Undeliverable } from './announcement.ts';
import type { SendMail } from './mail-transport.ts';

/**
 * Milliseconds; older submissions are not acknowledged, and each address gets at most one acknowledgement in this time.
 */
const day = 24 * 60 * 60 * 1000;

/**
 * Creates the lookup of acknowledgements to send. It finds a submission only if it is at most a day old and its address
 * sent no form in the day before it. Suspected robots don't count.
 */
export function createAcknowledgements(db: Knex, find: FindAnnouncement): FindAnnouncement {
  /** Returns whether an address sent a form in the day before the given submission. */
  async function hasWritten(address: string, receivedAt: number, submissionId: string): Promise<boolean> {
    for (const form of forms) {
      const column = fieldsOf(form).find(({ role }) => role === 'email')?.column;
      if (column === undefined) continue;
      const earlier = await db(form.table)
        .whereBetween('created_at', [receivedAt - day, receivedAt])
        .whereNull('flagged_for')
        .whereRaw('lower(??) = ?', [column, address.toLowerCase()])
        .where((other) =>
          other.where('created_at', '<', receivedAt).orWhere('submission_id', '<', submissionId),
        )
        .first('id');
      if (earlier) return true;
    }
    return false;
  }

  return async (table, submissionId) => {
    const announcement = await find(table, submissionId);
    if (announcement?.replyTo === undefined) return undefined;
    const receivedAt = Date.parse(announcement.receivedAt);
    if (receivedAt < Date.now() - day) return undefined;
    const isRepeated = await hasWritten(announcement.replyTo, receivedAt, submissionId);
    return isRepeated ? undefined : announcement;
  };
}

/** Contains no text from the visitor, so that the form can't be used to send messages to other people's addresses. */
const paragraphs = (company: string) => [
  `Thank you for writing to ${company}.`,
  'We have received what you sent through our website, and we will get back to you.',
  'This message was sent automatically. If you did not write to us, someone entered your address by mistake, and you can ignore this message.',
];

/**
 * Creates the sender of acknowledgements to visitors, whose replies go to the company. It throws Undeliverable if the mail
 * server permanently rejects the address, and another error if the mail can't be sent for other reasons.
 */
export function createAcknowledgementSender(sendMail: SendMail, companyEmail: string, company: string): Send {
  const text = paragraphs(company);
  const mail = {
    replyTo: companyEmail,
    subject: 'We have received your message',
    text: text.join('\n\n'),
    html: text.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join(''),
  };
  return async ({ id, replyTo: to = '' }) => {
    try {
      await sendMail({ ...mail, to, id: `acknowledgement-${id}` });
    } catch (error) {
      const { code, responseCode = 0 } = error as { code?: string; responseCode?: number };
      if (code === 'EENVELOPE' && responseCode >= 500) throw new Undeliverable('There is no such address');
      throw error;
    }
  };
}

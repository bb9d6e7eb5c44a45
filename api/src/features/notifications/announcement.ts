import { createHash } from 'node:crypto';
import { fieldsOf, shownValue } from '@suite/contracts/forms/form';
import type { Form } from '@suite/contracts/forms/forms';
import type { RecordRepository } from '../../records/record-repository.ts';
import { mailableEmail } from '../../submissions/email.ts';
import type { SubmissionTable } from '../../submissions/submission.ts';

/**
 * Channels of notifications: `mail` and `webhook` go to the company, `acknowledgement` goes to the visitor. `flagged` is
 * the daily mail to the company about flagged submissions.
 */
export type Channel = 'mail' | 'webhook' | 'acknowledgement' | 'flagged';

/** Content of the notification about one submission. */
export interface Announcement {
  form: Form['id'];
  /** Id that is the same for every attempt, so that receivers can detect duplicates. */
  id: string;
  receivedAt: string;
  /** The visitor's e-mail address in ASCII, if given and if every mail server accepts it. */
  replyTo: string | undefined;
  /** Labels and values in the order of the form. */
  fields: readonly (readonly [label: string, text: string])[];
}

/** Returns the notification about a submission, or undefined if none is to be sent or the submission was deleted. */
export type FindAnnouncement = (table: SubmissionTable, id: string) => Promise<Announcement | undefined>;

/** Sends a notification. Resolves once the receiver has accepted it; rejects otherwise. */
export type Send = (announcement: Announcement) => Promise<void>;

/** Lookup and sender of one channel. */
export interface ChannelSender {
  find: FindAnnouncement;
  send: Send;
}

/** Thrown if a retry can't succeed; the relay drops the notification without an error. */
export class Undeliverable extends Error {
  override readonly name = 'Undeliverable';
}

/** Creates the function that returns a submission's content for notifications. */
export const createAnnouncements =
  (records: readonly RecordRepository[]): FindAnnouncement =>
  async (table, id) => {
    const ofForm = records.find(({ form }) => form.table === table);
    const record = await ofForm?.find(id);
    if (!ofForm || !record) return undefined;
    const fields = fieldsOf(ofForm.form);
    const email = fields.find(({ role }) => role === 'email');
    return {
      id: idOf(table, id),
      form: ofForm.form.id,
      receivedAt: record.createdAt,
      replyTo: email && mailableEmail(shownValue(email, record)),
      fields: fields.map((field) => [field.mailLabel ?? field.label.en, shownValue(field, record)]),
    };
  };

/** Returns a public id that does not reveal the idempotency key. */
const idOf = (table: string, id: string) =>
  createHash('sha256').update(`${table} ${id}`).digest('hex').slice(0, 32);

import type { Form } from '@suite/contracts/forms/forms';
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

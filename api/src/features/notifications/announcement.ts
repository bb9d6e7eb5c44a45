import type { SubmissionTable } from '../../intake/submission.ts';

/** Ways to tell the company of a submission, and its sender that it has arrived. */
export type Channel = 'mail' | 'webhook' | 'acknowledgement';

/** What the company is told of one submission. */
export interface Announcement {
  form: 'lead' | 'contact' | 'partner';
  /** The same for every attempt, so that a second copy can be told from a second submission. */
  id: string;
  receivedAt: string;
  /** The visitor's address; undefined where none was given. */
  replyTo: string | undefined;
  /** The form's labels and what was typed, in their order. */
  fields: readonly (readonly [label: string, text: string])[];
}

/** Gives what to tell of a submission; undefined where there is nothing to tell, or it has been deleted meanwhile. */
export type FindAnnouncement = (table: SubmissionTable, id: string) => Promise<Announcement | undefined>;

/** Hands an announcement over; returns once it was taken, throws where it was not. */
export type Send = (announcement: Announcement) => Promise<void>;

/** What is told by a channel, and how. */
export interface Way {
  find: FindAnnouncement;
  send: Send;
}

/** Thrown where no further attempt is worth making, and nobody need hear of it. */
export class Undeliverable extends Error {
  override readonly name = 'Undeliverable';
}

import type { SubmissionTable } from '../../intake/submission.ts';

/** Ways to tell the company of a submission. */
export type Channel = 'mail' | 'webhook';

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

/** Gives what to tell of a submission; undefined where it has been deleted meanwhile. */
export type FindAnnouncement = (table: SubmissionTable, id: string) => Promise<Announcement | undefined>;

/** Hands an announcement over; returns once it was taken, throws where it was not. */
export type Send = (announcement: Announcement) => Promise<void>;

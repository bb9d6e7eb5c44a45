import type { FormTable } from './forms/forms.ts';

/** A notification that failed for two days and is no longer retried. */
export interface DeadLetter {
  id: number;
  /** Table of the submission it reports. */
  form: FormTable;
  channel: 'mail' | 'webhook' | 'flagged';
  attempts: number;
  /** Error of the last attempt. */
  error: string;
  /** ISO 8601 in UTC. */
  createdAt: string;
}

export interface NotificationsAnswer {
  /** Number of notifications waiting for the first attempt or a retry. */
  waiting: number;
  /** Newest first, at most 200. */
  failed: DeadLetter[];
}

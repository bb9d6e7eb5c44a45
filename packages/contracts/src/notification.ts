/** Word of a submission that was given up, after two days of attempts. */
export interface DeadLetter {
  id: number;
  /** The table of the submission it tells of. */
  form: 'business_leads' | 'contact_messages' | 'partner_applications';
  channel: 'mail' | 'webhook';
  attempts: number;
  /** What the last attempt met. */
  error: string;
  /** ISO 8601 in UTC. */
  createdAt: string;
}

export interface NotificationsAnswer {
  /** How many wait to be sent, or to be tried again. */
  waiting: number;
  /** Newest first, at most 200. */
  failed: DeadLetter[];
}

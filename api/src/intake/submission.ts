/** Where each form's submissions are stored. */
export const submissionTables = ['business_leads', 'contact_messages', 'partner_applications'] as const;
export type SubmissionTable = (typeof submissionTables)[number];

/** The proof of a solved captcha, good for one submission (R41). */
export interface CaptchaNonce {
  value: string;
  /** UTC milliseconds; the captcha itself refuses the token from then on. */
  expiresAt: number;
}

/** What came with a submission beside its fields; no part of what makes two submissions the same. */
export interface Marks {
  /** What gave a suspected robot away; null for everybody else. */
  flaggedFor: string | null;
  /** JSON of a `Touch`. */
  firstTouch: string | null;
  lastTouch: string | null;
}

/** What a form hands over for keeping. */
export interface Submission {
  /** The visitor's idempotency key, or random bits of our own; unique within its table. */
  id: string;
  /** SHA-256 of what was sent, to tell a replay from another submission under the same key (R48). */
  hash: string;
  table: SubmissionTable;
  columns: Readonly<Record<string, string>>;
  marks: Marks;
  nonce: CaptchaNonce | undefined;
  /** UTC milliseconds. */
  receivedAt: number;
}

/** Whether this key has been seen: never, with this very content, or with another. */
export type Recall = 'unknown' | 'same' | 'different';

/** Kept, known under its key with another content, or refused as its captcha was good for another submission. */
export type Verdict = 'same' | 'different' | 'spent';

/** Where submissions are kept before they are acknowledged (requirements.md section 4). */
export interface Intake {
  recall(submission: Pick<Submission, 'id' | 'hash' | 'table'>): Promise<Recall>;
  /** Returns once the submission is on disk; keeping it again changes nothing. */
  keep(submission: Submission): Promise<Verdict>;
  isWritable(): Promise<boolean>;
}

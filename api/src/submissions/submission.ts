import { type FormTable, forms } from '@suite/contracts/forms/forms';

/** Tables of the forms' submissions. */
export type SubmissionTable = FormTable;
export const submissionTables: readonly SubmissionTable[] = forms.map(({ table }) => table);

/** The proof of a solved captcha, valid for one submission. */
export interface CaptchaNonce {
  value: string;
  /** UTC milliseconds. After this time, the captcha check rejects the token as expired. */
  expiresAt: number;
}

/** Metadata of a submission; not compared when a key is sent again. */
export interface Metadata {
  /** Why the submission is suspected to come from a robot; null if it is not. */
  flaggedFor: string | null;
  /** JSON of a `Touch`. */
  firstTouch: string | null;
  lastTouch: string | null;
  /** Source in place of the one of the last visit. */
  source?: string;
}

/** A submission as a form passes it to the intake. */
export interface Submission {
  /** The visitor's idempotency key, or random bits from the API; unique within its table. */
  id: string;
  /** SHA-256 of the submitted data: distinguishes a repeated request from another submission with the same key. */
  hash: string;
  table: SubmissionTable;
  columns: Readonly<Record<string, string>>;
  metadata: Metadata;
  nonce: CaptchaNonce | undefined;
  /** UTC milliseconds. */
  receivedAt: number;
}

/** Whether a key is new, was used with the same content, or was used with other content. */
export type KeyState = 'unknown' | 'same' | 'different';

/**
 * Stored, rejected because the key has other content, or rejected because the captcha was used for another submission.
 */
export type StoreResult = 'stored' | 'different' | 'spent';

/** Stores submissions before they are acknowledged (docs/decisions/0063). */
export interface Intake {
  checkKey(submission: Pick<Submission, 'id' | 'hash' | 'table'>): Promise<KeyState>;
  /** Resolves once the submission is on disk; storing it again changes nothing. */
  store(submission: Submission): Promise<StoreResult>;
  isWritable(): Promise<boolean>;
}

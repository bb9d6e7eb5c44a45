import type { Knex } from 'knex';

/** What a form hands over for keeping. */
export interface Submission {
  /** The visitor's idempotency key, or random bits of our own. */
  id: string;
  /** SHA-256 of what was sent, to tell a replay from another submission under the same key (R48). */
  hash: string;
  table: 'business_leads';
  columns: Readonly<Record<string, string>>;
  /** UTC milliseconds. */
  receivedAt: number;
}

/** Whether this key has been seen: never, with this very content, or with another. */
export type Recall = 'unknown' | 'same' | 'different';

/** Where submissions are kept before they are acknowledged (requirements.md section 4). */
export interface Intake {
  recall(submission: Submission): Promise<Recall>;
  /** Returns once the submission is on disk; keeping it again changes nothing. Answers what is kept under its key. */
  keep(submission: Submission): Promise<Exclude<Recall, 'unknown'>>;
  isWritable(): Promise<boolean>;
}

/** An intake that writes straight into the main database. */
export function createDatabaseIntake(db: Knex): Intake {
  const recall = async ({ id, hash, table }: Submission): Promise<Recall> => {
    const kept = await db(table).where({ submission_id: id }).first('submission_hash');
    if (!kept) return 'unknown';
    return kept.submission_hash === hash ? 'same' : 'different';
  };
  return {
    recall,
    keep: async (submission) => {
      const { id, hash, table, columns, receivedAt } = submission;
      await db(table)
        .insert({ ...columns, submission_id: id, submission_hash: hash, created_at: receivedAt })
        .onConflict('submission_id')
        .merge(['submission_id']);
      return (await recall(submission)) === 'different' ? 'different' : 'same';
    },
    isWritable: () =>
      db('business_leads')
        .first('id')
        .then(
          () => true,
          () => false,
        ),
  };
}

import type { Knex } from 'knex';
import { isAnswering } from '../db/is-answering.ts';
import { inGroups } from './group.ts';
import type { Intake, Submission } from './submission.ts';
import { writeSubmissions } from './write-submissions.ts';

/** Looks a submission up in the main database. */
export const recallStored =
  (db: Knex): Intake['recall'] =>
  async ({ id, hash, table }) => {
    const kept = await db(table).where({ submission_id: id }).first('submission_hash');
    if (!kept) return 'unknown';
    return kept.submission_hash === hash ? 'same' : 'different';
  };

/** An intake that writes straight into the main database: one transaction for all that arrive together. */
export function createDatabaseIntake(db: Knex, channels: readonly string[]): Intake {
  return {
    recall: recallStored(db),
    keep: inGroups((submissions: Submission[]) =>
      db.transaction((trx) => writeSubmissions(trx, submissions, channels)),
    ),
    isWritable: () => isAnswering(db),
  };
}

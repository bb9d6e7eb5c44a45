import type { Knex } from 'knex';
import { inGroups } from './group.ts';
import type { Intake, Submission } from './submission.ts';
import { writeSubmissions } from './write-submissions.ts';

/** An intake that writes straight into the main database: one transaction for all that arrive together. */
export function createDatabaseIntake(db: Knex): Intake {
  return {
    recall: async ({ id, hash, table }) => {
      const kept = await db(table).where({ submission_id: id }).first('submission_hash');
      if (!kept) return 'unknown';
      return kept.submission_hash === hash ? 'same' : 'different';
    },
    keep: inGroups((submissions: Submission[]) =>
      db.transaction((trx) => writeSubmissions(trx, submissions)),
    ),
    isWritable: () =>
      db('business_leads')
        .first('id')
        .then(
          () => true,
          () => false,
        ),
  };
}

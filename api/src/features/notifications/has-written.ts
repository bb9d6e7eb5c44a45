import { fieldsOf } from '@suite/contracts/forms/form';
import { forms } from '@suite/contracts/forms/forms';
import type { Knex } from 'knex';

/** Position of a submission in the order of all submissions. */
interface SubmissionPosition {
  /** UTC milliseconds. */
  receivedAt: number;
  submissionId: string;
}

export type HasWritten = ReturnType<typeof createHasWritten>;

/**
 * Creates a function that returns whether an e-mail address sent any form after `since` and before the given
 * submission. Suspected robots don't count.
 */
export const createHasWritten =
  (db: Knex) =>
  async (address: string, since: number, before: SubmissionPosition): Promise<boolean> => {
    for (const form of forms) {
      const column = fieldsOf(form).find(({ role }) => role === 'email')?.column;
      if (column === undefined) continue;
      const earlier = await db(form.table)
        .whereBetween('created_at', [since, before.receivedAt])
        .whereNull('flagged_for')
        .whereRaw('lower(??) = ?', [column, address.toLowerCase()])
        .where((other) =>
          other
            .where('created_at', '<', before.receivedAt)
            .orWhere('submission_id', '<', before.submissionId),
        )
        .first('id');
      if (earlier) return true;
    }
    return false;
  };

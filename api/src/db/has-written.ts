import type { Knex } from 'knex';

interface Place {
  /** UTC milliseconds. */
  receivedAt: number;
  submissionId: string;
}

const tables = ['business_leads', 'contact_messages', 'partner_applications'];

/**
 * Creates a function that returns whether an e-mail address sent any form after `since` and before the given
 * submission. Suspected robots don't count.
 */
export const createHasWritten =
  (db: Knex) =>
  async (address: string, since: number, before: Place): Promise<boolean> => {
    for (const table of tables) {
      const earlier = await db(table)
        .whereBetween('created_at', [since, before.receivedAt])
        .whereNull('flagged_for')
        .whereRaw('lower(email) = ?', [address.toLowerCase()])
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

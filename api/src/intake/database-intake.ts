import type { Knex } from 'knex';
import { isResponding } from '../db/is-responding.ts';
import type { Intake, KeyState, Submission } from '../submissions/submission.ts';
import { gatheringTime, inGroups } from './in-groups.ts';
import { type WriteRules, writeSubmissions } from './write-submissions.ts';

type Named = Parameters<Intake['checkKey']>[0];

/**
 * Creates the function that checks submission keys in the main database, with one query per form for all submissions
 * that arrive together.
 */
export const createStoredKeyCheck = (db: Knex): Intake['checkKey'] =>
  inGroups(async (submissions: Named[]) => {
    const hashes = new Map<string, Map<string, string>>();
    for (const [table, named] of Map.groupBy(submissions, ({ table }) => table)) {
      const ids = named.map(({ id }) => id);
      const rows = await db(table).select('submission_id', 'submission_hash').whereIn('submission_id', ids);
      hashes.set(table, new Map(rows.map((row) => [row.submission_id, row.submission_hash])));
    }
    return submissions.map(({ id, hash, table }): KeyState => {
      const stored = hashes.get(table)?.get(id);
      if (stored === undefined) return 'unknown';
      return stored === hash ? 'same' : 'different';
    });
  });

/**
 * Creates an intake that writes directly to the main database, with one transaction for all submissions that arrive
 * together.
 */
export function createDatabaseIntake(db: Knex, rules: WriteRules): Intake {
  return {
    checkKey: createStoredKeyCheck(db),
    store: inGroups(
      (submissions: Submission[]) => db.transaction((trx) => writeSubmissions(trx, submissions, rules)),
      gatheringTime,
    ),
    isWritable: () => isResponding(db),
  };
}

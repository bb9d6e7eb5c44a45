import type { Knex } from 'knex';
import type { ErasedPeople } from '../submissions/erasures.ts';
import type { Journal } from './journal.ts';

/**
 * Wipes quarantined entries of people who were erased after submitting, because such entries never reach the check made
 * when copying. Returns how many; queries the main database only if there are quarantined entries.
 */
export async function eraseQuarantined(
  journal: Journal,
  db: Knex,
  erasedPeople: ErasedPeople,
): Promise<number> {
  const entries = journal.quarantined();
  if (entries.length === 0) return 0;
  const erased = await erasedPeople.among(
    db,
    entries.map(({ submission }) => submission),
  );
  const seqs = entries.filter(({ submission }) => erased.has(submission)).map(({ seq }) => seq);
  journal.wipe(seqs);
  return seqs.length;
}

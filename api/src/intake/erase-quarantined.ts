import type { Knex } from 'knex';
import type { ErasedPeople } from '../submissions/erasures.ts';
import type { Journal } from './journal.ts';

/**
 * Wipes quarantined entries of people who were erased since, because they are never copied; returns how many. Queries
 * the main database only if entries are quarantined.
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

import { type ByKind, byKind, forms } from '@suite/contracts/forms/forms';
import type { RecordFolder } from '@suite/contracts/records';
import type { Knex } from 'knex';
import type { SubmissionTable } from './submission.ts';

export interface Total {
  total: number;
  unread: number;
}

/** Milliseconds for which a total is reused, although another process may have changed it. */
const lifetime = 1000;

interface Known {
  total: Promise<Total>;
  until: number;
}

/** Totals by database, identified by its settings object, which its transactions share. */
const knownOf = new WeakMap<object, Map<string, Known>>();

function knownIn({ client: { config } }: Knex): Map<string, Known> {
  const known = knownOf.get(config) ?? new Map<string, Known>();
  knownOf.set(config, known);
  return known;
}

/**
 * Returns the numbers of all and of unread records in a folder, from the counters. Includes all changes that this
 * process has committed, and those of other processes after a second at most.
 */
export function totalOf(db: Knex, table: SubmissionTable, folder: RecordFolder): Promise<Total> {
  const known = knownIn(db);
  const key = `${table} ${folder}`;
  const last = known.get(key);
  if (last && last.until > performance.now()) return last.total;
  const total = readTotal(db, table, folder);
  known.set(key, { total, until: performance.now() + lifetime });
  total.catch(() => known.delete(key));
  return total;
}

/** Makes `totalOf` read the counters again after the transaction has ended. */
export function forgetTotals(trx: Knex.Transaction) {
  const forget = () => knownIn(trx).clear();
  trx.executionPromise.then(forget, forget);
}

async function readTotal(db: Knex, table: SubmissionTable, folder: RecordFolder): Promise<Total> {
  const [sums] = await db('submission_counts')
    .where({ submission_table: table, folder })
    .sum({ total: 'total', unread: 'unread' });
  return { total: atLeastZero(sums?.total), unread: atLeastZero(sums?.unread) };
}

const atLeastZero = (sum: unknown) => Math.max(0, Number(sum ?? 0));

/** Counts something in each form's table, one after the other. */
export async function countByKind(count: (table: SubmissionTable) => Promise<number>): Promise<ByKind> {
  const counts = byKind(() => 0);
  for (const { key, table } of forms) counts[key] = await count(table);
  return counts;
}

import { type ByKind, byKind, forms } from '@suite/contracts/forms/forms';
import type { RecordFolder } from '@suite/contracts/records';
import type { Knex } from 'knex';
import type { SubmissionTable } from './submission.ts';

export interface Total {
  total: number;
  unread: number;
}

/** Returns the numbers of all and of unread records in a folder, from the counters. */
export async function totalOf(db: Knex, table: SubmissionTable, folder: RecordFolder): Promise<Total> {
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

import type { RecordFolder } from '@suite/contracts/records';
import type { Knex } from 'knex';
import type { SubmissionTable } from './submission.ts';

export interface Total {
  total: number;
  unread: number;
}

/** Returns how many records a folder contains, from the counters. */
export async function totalOf(db: Knex, table: SubmissionTable, folder: RecordFolder): Promise<Total> {
  const [sums] = await db('submission_counts')
    .where({ submission_table: table, folder })
    .sum({ total: 'total', unread: 'unread' });
  return { total: atLeastNone(sums?.total), unread: atLeastNone(sums?.unread) };
}

const atLeastNone = (sum: unknown) => Math.max(0, Number(sum ?? 0));

import type { HistoryEntry } from '@suite/contracts/records';
import type { Knex } from 'knex';
import type { SubmissionTable } from '../submissions/submission.ts';
import { timeText } from './row-mapping.ts';

export interface HistoryRow {
  row_id: number;
  kind: HistoryEntry['kind'];
  detail: string;
  /** For the kind 'assign'. */
  assignee_id?: number | null;
}

/** Adds entries to the history of records; must run in the transaction of the change. */
export async function addToHistory(
  trx: Knex,
  table: SubmissionTable,
  administratorId: number,
  rows: readonly HistoryRow[],
) {
  if (rows.length === 0) return;
  const about = { submission_table: table, administrator_id: administratorId, at: Date.now() };
  await trx('submission_events').insert(rows.map((row) => ({ ...about, ...row })));
}

/** Returns the history of a record, oldest first: all of it, or the newest `limit` entries. */
export async function historyOf(
  db: Knex,
  table: SubmissionTable,
  id: number,
  limit?: number,
): Promise<HistoryEntry[]> {
  const query = db('submission_events')
    .leftJoin('administrators', 'administrators.id', 'submission_events.administrator_id')
    .where({ submission_table: table, row_id: id })
    .orderBy('submission_events.id', 'desc')
    .select('submission_events.id', 'at', 'username', 'kind', 'detail');
  if (limit !== undefined) query.limit(limit);
  return (await query).reverse().map(({ id, at, username, kind, detail }) => ({
    id,
    at: timeText(at),
    by: username ?? '',
    kind,
    detail,
  }));
}

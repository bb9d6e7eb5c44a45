import { randomBytes } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { type BulkAnswer, recordLimits } from '@suite/contracts/records';
import type { Bulk, Selection } from './read-bulk.ts';
import {
  assignInTurn,
  changeStatus,
  flag,
  markRead,
  moveToTrash,
  type RecordAction,
  restore,
  unflag,
} from './record-actions.ts';
import type { RecordRepository } from './record-repository.ts';

/** Rows changed per transaction; other requests run between two transactions. */
const portion = 500;

function toRecordAction({ action, status, assignees }: Bulk, batch: string): RecordAction {
  switch (action) {
    case 'assign':
      return assignInTurn(assignees);
    case 'status':
      return changeStatus(status ?? 'new');
    case 'read':
      return markRead(true);
    case 'delete':
      return moveToTrash(batch);
    case 'restore':
      return restore;
    case 'unflag':
      return unflag;
    case 'flag':
      return flag;
  }
}

async function* portionsOf(ids: readonly number[]) {
  for (let start = 0; start < ids.length; start += portion) yield ids.slice(start, start + portion);
}

type Selected = Exclude<Selection, { batch: string }>;

const idsOf = (records: RecordRepository, selection: Selected) =>
  'ids' in selection ? portionsOf(selection.ids) : records.ids(selection.filter);

async function restoreBatch({ actions }: RecordRepository, batch: string, administratorId: number) {
  for (let count = 0; ; ) {
    const { found, changed } = await actions.onBatch(batch, portion, administratorId, restore);
    count += changed;
    if (found.length < portion) return count;
    await setImmediate();
  }
}

/**
 * Applies a bulk action to all selected records, in portions. Returns how many records changed and what undoes it: for a
 * deletion the batch id, for an assignment the previous assignees.
 */
export async function applyBulk(
  records: RecordRepository,
  bulk: Bulk,
  administratorId: number,
): Promise<BulkAnswer> {
  const { action, selection } = bulk;
  if ('batch' in selection) return { count: await restoreBatch(records, selection.batch, administratorId) };
  const batch = randomBytes(16).toString('base64url');
  const recordAction = toRecordAction(bulk, batch);
  let count = 0;
  const previous = new Map<number | null, number[]>();
  for await (const ids of idsOf(records, selection)) {
    const { changed, before } = await records.actions.onIds(ids, administratorId, recordAction);
    count += changed;
    if (action === 'assign' && count <= recordLimits.selection)
      for (const [assigneeId, rows] of Map.groupBy(before, ({ assignee_id }) => assignee_id))
        previous.set(assigneeId, [...(previous.get(assigneeId) ?? []), ...rows.map(({ id }) => id)]);
    await setImmediate();
  }
  return {
    count,
    ...(action === 'delete' && { batch }),
    ...(action === 'assign' &&
      count <= recordLimits.selection && {
        previous: [...previous].map(([assigneeId, ids]) => ({ assigneeId, ids })),
      }),
  };
}

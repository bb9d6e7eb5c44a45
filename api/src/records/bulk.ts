import { randomBytes } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import {
  type BulkAction,
  type BulkAnswer,
  type BulkRequest,
  bulkActions,
  type RecordStatus,
  recordLimits,
  recordStatuses,
} from '@suite/contracts/records';
import type { Context } from 'koa';
import { mixed, object } from 'yup';
import { invalidField, invalidInput } from '../http/errors.ts';
import { readBody } from '../http/read-body.ts';
import { type Given, readText, readWord, refuseUnknown } from '../http/read-query.ts';
import { requireAccount } from '../http/session.ts';
import type { AssignedAccount } from './assignees.ts';
import { readDate } from './read-change.ts';
import { filterNames, readFilter } from './read-filter.ts';
import {
  assignInTurn,
  changeStatus,
  flag,
  markRead,
  moveToTrash,
  type RecordAction,
  restore,
  setFollowUp,
  unflag,
} from './record-actions.ts';
import type { RecordRepository } from './record-repository.ts';
import type { RowFilter } from './row-queries.ts';

/** The records of a bulk action. */
type Selection = { ids: number[] } | { filter: RowFilter } | { batch: string };

export interface Bulk {
  action: BulkAction;
  /** Set for the action 'status'. */
  status: RecordStatus | undefined;
  /** Set for the action 'assign'. */
  assignees: readonly AssignedAccount[];
  onlyOf: readonly number[] | undefined;
  /** Set for the action 'followUp'; null removes the date. */
  followUp: string | null | undefined;
  selection: Selection;
}

const bodySchema = object({
  action: mixed(),
  status: mixed(),
  assigneeIds: mixed(),
  onlyOf: mixed(),
  followUp: mixed().nullable(),
  ids: mixed(),
  filter: mixed(),
  batch: mixed(),
});

const isId = (id: unknown): id is number =>
  Number.isInteger(id) && (id as number) > 0 && (id as number) <= 0xffffffff;

/** Reads row ids from a JSON array. Throws 400 for an empty or too long array and for invalid ids. */
function readIds(ids: unknown): number[] {
  const message = `ids must be 1 to ${recordLimits.selection} ids`;
  if (!Array.isArray(ids) || ids.length === 0 || ids.length > recordLimits.selection || !ids.every(isId))
    throw invalidField('ids', message);
  return [...new Set(ids)];
}

const isObject = (value: unknown): value is Given =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function readSelection(
  body: Record<keyof BulkRequest, unknown>,
  action: BulkAction,
  administratorId: number,
): Selection {
  const { ids, filter, batch } = body;
  const given = [ids, filter, batch].filter((value) => value !== undefined && value !== null);
  if (given.length !== 1) throw invalidInput('Exactly one of ids, filter and batch must be given');
  if (given[0] === ids) return { ids: readIds(ids) };
  if (given[0] === batch) {
    const text = readText(body, 'batch');
    if (action !== 'restore' || text === undefined || !/^[\w-]{1,32}$/.test(text))
      throw invalidField('batch', 'batch must be what a deletion answered, and is for restoring only');
    return { batch: text };
  }
  if (!isObject(filter)) throw invalidField('filter', 'filter must be an object');
  refuseUnknown(filter, filterNames);
  return { filter: readFilter(filter, administratorId) };
}

const invalidAccounts = (name: string) =>
  invalidField(name, `${name} must be at most ${recordLimits.assignees} ids of accounts`);

function readAccountIds(name: string, ids: unknown): number[] {
  if (!Array.isArray(ids) || ids.length > recordLimits.assignees || !ids.every(isId))
    throw invalidAccounts(name);
  return [...new Set(ids)];
}

/** Returns the accounts that get the records. Throws 400 if there is no such account. */
async function readAssignees(assigneeIds: unknown, records: RecordRepository): Promise<AssignedAccount[]> {
  const ids = readAccountIds('assigneeIds', assigneeIds);
  const accounts = await records.accountsOf(ids);
  if (accounts.length < ids.length) throw invalidAccounts('assigneeIds');
  return accounts;
}

/** Parses a bulk request. Throws 400 with the name of the invalid field. */
export async function readBulk(ctx: Context, records: RecordRepository): Promise<Bulk> {
  const body = (await readBody(ctx, bodySchema)) as Record<keyof BulkRequest, unknown>;
  const action = readWord(body, 'action', bulkActions);
  if (action === undefined) throw invalidField('action', `action must be one of ${bulkActions.join(', ')}`);
  const status = readWord(body, 'status', recordStatuses);
  if (action === 'status' && status === undefined)
    throw invalidField('status', `status must be one of ${recordStatuses.join(', ')}`);
  const selection = readSelection(body, action, requireAccount(ctx).administratorId);
  const assignees = action === 'assign' ? await readAssignees(body.assigneeIds, records) : [];
  const onlyOf = body.onlyOf === undefined ? undefined : readAccountIds('onlyOf', body.onlyOf);
  const followUp = action === 'followUp' ? readDate(body.followUp) : undefined;
  return { action, status, assignees, onlyOf, followUp, selection };
}

/** Rows changed per transaction; other requests run between two transactions. */
const portion = 500;

function toRecordAction({ action, status, assignees, onlyOf, followUp }: Bulk, batch: string): RecordAction {
  switch (action) {
    case 'assign':
      return assignInTurn(assignees, onlyOf);
    case 'followUp':
      return setFollowUp(followUp ?? null);
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

import type { AuditDetail, AuditKind } from '@suite/contracts/audit';
import { isDate, type RecordChange, recordStatuses } from '@suite/contracts/records';
import type { Context } from 'koa';
import { mixed, object } from 'yup';
import { invalidField, invalidInput } from '../http/errors.ts';
import { readBody } from '../http/read-body.ts';
import { readWord } from '../http/read-query.ts';
import { assign, changeStatus, markRead, type RecordAction, setFollowUp } from './record-actions.ts';
import type { RecordRepository } from './record-repository.ts';

type Body = Record<keyof RecordChange, unknown>;

/** A change of a record, with the entry of the audit log that it causes. */
interface Change {
  action: RecordAction;
  entry?: { kind: AuditKind; detail: AuditDetail };
}

const schema = object({
  status: mixed(),
  isRead: mixed(),
  assigneeId: mixed().nullable(),
  followUp: mixed().nullable(),
});

function readRead({ isRead }: Body): Change[] {
  if (isRead === undefined) return [];
  if (typeof isRead !== 'boolean') throw invalidField('isRead', 'isRead must be true or false');
  return [{ action: markRead(isRead) }];
}

async function readAssignee({ assigneeId }: Body, records: RecordRepository): Promise<Change[]> {
  if (assigneeId === undefined) return [];
  const message = 'assigneeId must be null or the id of an account that can sign in';
  if (assigneeId !== null && (!Number.isInteger(assigneeId) || Number(assigneeId) < 1))
    throw invalidField('assigneeId', message);
  const assignee = assigneeId === null ? null : await records.findAssignee(Number(assigneeId));
  if (assignee === undefined) throw invalidField('assigneeId', message);
  const detail = { assignee: assignee?.username ?? '' };
  return [{ action: assign(assignee), entry: { kind: 'assigned', detail } }];
}

/** Reads the date of a follow-up, or null to remove it. Throws 400 for anything else. */
export function readDate(followUp: unknown): string | null {
  if (followUp !== null && !isDate(followUp))
    throw invalidField('followUp', 'followUp must be null or a date like 2026-11-25, from the year 2000 on');
  return followUp;
}

function readFollowUp({ followUp }: Body): Change[] {
  if (followUp === undefined) return [];
  const date = readDate(followUp);
  return [{ action: setFollowUp(date), entry: { kind: 'follow-up-set', detail: { followUp: date ?? '' } } }];
}

/** Parses the changes of a `PATCH` request. Throws 400 if it changes nothing or has invalid values. */
export async function readChange(ctx: Context, records: RecordRepository): Promise<Change[]> {
  const body = (await readBody(ctx, schema)) as Body;
  const status = readWord(body, 'status', recordStatuses);
  const changes = [
    ...(status === undefined ? [] : [{ action: changeStatus(status) }]),
    ...readRead(body),
    ...(await readAssignee(body, records)),
    ...readFollowUp(body),
  ];
  if (changes.length === 0) throw invalidInput('Give status, isRead, assigneeId or followUp');
  return changes;
}

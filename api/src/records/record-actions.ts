import { type RecordStatus, recordLimits } from '@suite/contracts/records';
import type { Knex } from 'knex';
import { inTransaction } from '../db/in-transaction.ts';
import { type Counted, recount } from '../submissions/counts.ts';
import { wiped } from '../submissions/erasures.ts';
import type { SubmissionTable } from '../submissions/submission.ts';
import type { AssignedAccount } from './assignees.ts';
import { addToHistory, type HistoryRow } from './history.ts';
import type { RecordRow } from './row-mapping.ts';

/** The columns that actions read and change. */
type ChangeableRow = Pick<
  RecordRow,
  | 'id'
  | 'submission_id'
  | 'status'
  | 'answered_at'
  | 'trashed_at'
  | 'flagged_for'
  | 'assignee_id'
  | 'follow_up'
> &
  Counted & { trashed_from: string | null; trash_batch: string | null };

const changeableColumns = [
  'id',
  'submission_id',
  'folder',
  'trashed_from',
  'trash_batch',
  'status',
  'source',
  'offering',
  'read_at',
  'answered_at',
  'trashed_at',
  'flagged_for',
  'created_at',
  'assignee_id',
  'follow_up',
];

/** Returns the column changes of a row and their history entry, or undefined if the row stays the same. */
export type RecordAction = (
  row: ChangeableRow,
) => { changes: Partial<ChangeableRow>; history: Omit<HistoryRow, 'row_id'> } | undefined;

// Actions that set a time read the clock once, so that all rows get equal changes and are written together.

export function changeStatus(status: RecordStatus): RecordAction {
  const now = Date.now();
  return (row) =>
    row.status === status
      ? undefined
      : {
          changes: { status, answered_at: row.answered_at ?? (status === 'new' ? null : now) },
          history: { kind: 'status', detail: status },
        };
}

export function markRead(isRead: boolean): RecordAction {
  const now = Date.now();
  return (row) =>
    (row.read_at !== null) === isRead
      ? undefined
      : {
          changes: { read_at: isRead ? now : null },
          history: { kind: isRead ? 'read' : 'unread', detail: '' },
        };
}

/** Creates the action that moves a record to the trash. All records of a `batch` can be restored together. */
export function moveToTrash(batch: string | null = null): RecordAction {
  const now = Date.now();
  return (row) =>
    row.folder === 'trash'
      ? undefined
      : {
          changes: { folder: 'trash', trashed_from: row.folder, trashed_at: now, trash_batch: batch },
          history: { kind: 'trash', detail: row.folder },
        };
}

export const restore: RecordAction = (row) =>
  row.folder === 'trash'
    ? {
        changes: {
          folder: row.trashed_from ?? 'inbox',
          trashed_from: null,
          trashed_at: null,
          trash_batch: null,
        },
        history: { kind: 'restore', detail: row.trashed_from ?? 'inbox' },
      }
    : undefined;

export const unflag: RecordAction = (row) =>
  row.folder === 'flagged'
    ? {
        changes: { folder: 'inbox', flagged_for: null },
        history: { kind: 'unflag', detail: row.flagged_for ?? '' },
      }
    : undefined;

/** Moves a record from the inbox to the suspected spam. */
export const flag: RecordAction = (row) =>
  row.folder === 'inbox'
    ? {
        changes: { folder: 'flagged', flagged_for: 'administrator' },
        history: { kind: 'flag', detail: 'administrator' },
      }
    : undefined;

/** Creates the action that assigns a record to an account, or to none. */
export const assign =
  (assignee: AssignedAccount | null): RecordAction =>
  (row) =>
    row.assignee_id === (assignee?.id ?? null)
      ? undefined
      : {
          changes: { assignee_id: assignee?.id ?? null },
          history: { kind: 'assign', detail: assignee?.username ?? '', assignee_id: assignee?.id ?? null },
        };

/** Creates the action that assigns records, or only those that accounts in `onlyOf` have, to these accounts in turn. */
export function assignInTurn(
  assignees: readonly AssignedAccount[],
  onlyOf: readonly number[] | undefined,
): RecordAction {
  let turn = 0;
  const wasReassigned = ({ assignee_id: id }: ChangeableRow) =>
    onlyOf !== undefined && !(id === null ? onlyOf.length === 0 : onlyOf.includes(id));
  return (row) => {
    if (wasReassigned(row)) return undefined;
    const assignee = assignees[turn % assignees.length] ?? null;
    turn += 1;
    return assign(assignee)(row);
  };
}

/** Creates the action that sets or removes the date of the next follow-up. */
export const setFollowUp =
  (date: string | null): RecordAction =>
  (row) =>
    row.follow_up === date
      ? undefined
      : { changes: { follow_up: date }, history: { kind: 'followUp', detail: date ?? '' } };

/** Queues notifications for submissions that are no longer flagged, in the transaction that unflags them. */
export type Announce = (trx: Knex, table: SubmissionTable, submissionIds: readonly string[]) => Promise<void>;

interface ActionDeps {
  db: Knex;
  table: SubmissionTable;
  /** The form's own columns. */
  columns: readonly string[];
  announce: Announce;
}

/**
 * Creates the actions on rows of one form's table. Each runs in one transaction with its history entries and counters.
 */
export function createRecordActions({ db, table, columns, announce }: ActionDeps) {
  /** Writes rows with equal changes in one statement. */
  async function write(trx: Knex, done: { row: ChangeableRow; changes: Partial<ChangeableRow> }[]) {
    for (const group of Map.groupBy(done, ({ changes }) => JSON.stringify(changes)).values())
      await trx(table)
        .whereIn(
          'id',
          group.map(({ row }) => row.id),
        )
        .update(group[0]?.changes ?? {});
  }

  /** Applies actions to the selected rows. Returns the ids of the rows found, how many changed, and these before. */
  const applyTo = (
    select: (query: Knex.QueryBuilder) => void,
    administratorId: number,
    actions: readonly RecordAction[],
  ) =>
    inTransaction(db, async (trx) => {
      const query = trx(table)
        .select(changeableColumns)
        .whereNot({ folder: 'erased' })
        .orderBy('id')
        .forUpdate();
      select(query);
      const rows: ChangeableRow[] = await query;
      const changed = new Map<number, ChangeableRow>();
      for (const action of actions) {
        const done = rows.flatMap((row, index) => {
          const result = action(row);
          if (!result) return [];
          rows[index] = { ...row, ...result.changes };
          return [{ row, ...result }];
        });
        await write(trx, done);
        await recount(
          trx,
          table,
          done.map(({ row, changes }) => ({ before: row, after: { ...row, ...changes } })),
        );
        await addToHistory(
          trx,
          table,
          administratorId,
          done.map(({ row, history }) => ({ row_id: row.id, ...history })),
        );
        const unflagged = done
          .filter(({ history }) => history.kind === 'unflag')
          .map(({ row }) => row.submission_id);
        if (unflagged.length > 0) await announce(trx, table, unflagged);
        for (const { row } of done) if (!changed.has(row.id)) changed.set(row.id, row);
      }
      return { found: rows.map(({ id }) => id), changed: changed.size, before: [...changed.values()] };
    });

  return {
    /**
     * Applies actions to the rows with these ids. Pass at most a few hundred, because one transaction changes them all.
     */
    onIds: (ids: readonly number[], administratorId: number, ...actions: RecordAction[]) =>
      applyTo((query) => query.whereIn('id', ids), administratorId, actions),
    /** Applies an action to at most `most` rows that one bulk deletion moved to the trash. */
    onBatch: (batch: string, most: number, administratorId: number, action: RecordAction) =>
      applyTo((query) => query.where({ trash_batch: batch }).limit(most), administratorId, [action]),
    /**
     * Wipes these rows except for their keys, which prevent the same submissions from being stored again; returns how
     * many notifications it deleted.
     */
    erase: (ids: readonly number[]): Promise<number> =>
      inTransaction(db, async (trx) => {
        const rows: ChangeableRow[] = await trx(table)
          .select(changeableColumns)
          .whereIn('id', ids)
          .whereNot({ folder: 'erased' })
          .orderBy('id')
          .forUpdate();
        const rowIds = rows.map((row) => row.id);
        const keys = rows.map((row) => row.submission_id);
        await trx(table).whereIn('id', rowIds).update(wiped(columns));
        await trx('submission_events').where({ submission_table: table }).whereIn('row_id', rowIds).delete();
        await recount(
          trx,
          table,
          rows.map((row) => ({ before: row, after: undefined })),
        );
        const mails: number = await trx('outbox')
          .where({ submission_table: table })
          .whereIn('submission_id', keys)
          .delete();
        return mails;
      }),
    /** Adds a note to a record, unless the record does not exist or has as many notes as it can have. */
    addNote: (id: number, administratorId: number, text: string) =>
      inTransaction<'added' | 'unknown' | 'full'>(db, async (trx) => {
        const row = await trx(table).where({ id }).whereNot({ folder: 'erased' }).forUpdate().first('id');
        if (!row) return 'unknown';
        const notes = { submission_table: table, row_id: id, kind: 'note' };
        const [counted] = await trx('submission_events').where(notes).count({ count: '*' });
        if (Number(counted?.count) >= recordLimits.notes) return 'full';
        await addToHistory(trx, table, administratorId, [{ row_id: id, kind: 'note', detail: text }]);
        return 'added';
      }),
  };
}

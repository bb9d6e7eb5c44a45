import type { RecordStatus } from '@suite/contracts/records';
import type { Knex } from 'knex';
import { inTransaction } from '../db/in-transaction.ts';
import type { SubmissionTable } from '../intake/submission.ts';
import { type Counted, recount } from './counts.ts';
import { wiped } from './erasures.ts';
import type { RecordRow } from './record-kind.ts';
import { addToTrail, type TrailRow } from './trail.ts';

/** The columns that acts read and change. */
type ActedOn = Pick<
  RecordRow,
  'id' | 'submission_id' | 'status' | 'answered_at' | 'trashed_at' | 'flagged_for'
> &
  Counted & { trashed_from: string | null; trash_batch: string | null; email_key: string | null };

const actedOnColumns = [
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
  'email_key',
];

/** Answers what changes in a row and what its trail says of it; undefined where there is nothing to do. */
export type Act = (
  row: ActedOn,
) => { changes: Partial<ActedOn>; trail: Omit<TrailRow, 'row_id'> } | undefined;

export const changeStatus =
  (status: RecordStatus, at = Date.now()): Act =>
  (row) =>
    row.status === status
      ? undefined
      : {
          changes: { status, answered_at: row.answered_at ?? (status === 'new' ? null : at) },
          trail: { kind: 'status', detail: status },
        };

export const markRead =
  (isRead: boolean, at = Date.now()): Act =>
  (row) =>
    (row.read_at !== null) === isRead
      ? undefined
      : {
          changes: { read_at: isRead ? at : null },
          trail: { kind: isRead ? 'read' : 'unread', detail: '' },
        };

/** `batch` is by what one restore finds all of them again. */
export const moveToTrash =
  (batch: string | null = null, at = Date.now()): Act =>
  (row) =>
    row.folder === 'trash'
      ? undefined
      : {
          changes: { folder: 'trash', trashed_from: row.folder, trashed_at: at, trash_batch: batch },
          trail: { kind: 'trash', detail: row.folder },
        };

export const restore: Act = (row) =>
  row.folder === 'trash'
    ? {
        changes: {
          folder: row.trashed_from ?? 'inbox',
          trashed_from: null,
          trashed_at: null,
          trash_batch: null,
        },
        trail: { kind: 'restore', detail: row.trashed_from ?? 'inbox' },
      }
    : undefined;

export const unflag: Act = (row) =>
  row.folder === 'flagged'
    ? {
        changes: { folder: 'inbox', flagged_for: null },
        trail: { kind: 'unflag', detail: row.flagged_for ?? '' },
      }
    : undefined;

/** Has the company told of submissions that were suspected wrongly; part of the same transaction. */
export type Announce = (trx: Knex, table: SubmissionTable, submissionIds: readonly string[]) => Promise<void>;

interface ActsParts {
  db: Knex;
  table: SubmissionTable;
  /** The form's own. */
  columns: readonly string[];
  announce: Announce;
}

/** Does acts on rows of one form's table: each in one transaction with their trail and the counters. */
export function createRecordActs({ db, table, columns, announce }: ActsParts) {
  /** Rows whose changes are the same are written by one statement. */
  async function write(trx: Knex, done: { row: ActedOn; changes: Partial<ActedOn> }[]) {
    for (const group of Map.groupBy(done, ({ changes }) => JSON.stringify(changes)).values())
      await trx(table)
        .whereIn(
          'id',
          group.map(({ row }) => row.id),
        )
        .update(group[0]?.changes ?? {});
  }

  /** Answers the ids of the rows that were there, and how many of them the act changed. */
  const actOn = (select: (query: Knex.QueryBuilder) => void, administratorId: number, acts: readonly Act[]) =>
    inTransaction(db, async (trx) => {
      const query = trx(table)
        .select(actedOnColumns)
        .whereNot({ folder: 'erased' })
        .orderBy('id')
        .forUpdate();
      select(query);
      const rows: ActedOn[] = await query;
      const changed = new Set<number>();
      for (const act of acts) {
        const done = rows.flatMap((row, index) => {
          const result = act(row);
          if (!result) return [];
          rows[index] = { ...row, ...result.changes };
          return [{ row, ...result }];
        });
        await write(trx, done);
        await recount(
          trx,
          table,
          // Rows of an older release are counted when their columns are derived.
          done
            .filter(({ row }) => row.email_key !== null)
            .map(({ row, changes }) => ({ before: row, after: { ...row, ...changes } })),
        );
        await addToTrail(
          trx,
          table,
          administratorId,
          done.map(({ row, trail }) => ({ row_id: row.id, ...trail })),
        );
        const unflagged = done
          .filter(({ trail }) => trail.kind === 'unflag')
          .map(({ row }) => row.submission_id);
        if (unflagged.length > 0) await announce(trx, table, unflagged);
        for (const { row } of done) changed.add(row.id);
      }
      return { found: rows.map(({ id }) => id), changed: changed.size };
    });

  return {
    /** On the rows of these ids; at most a few hundred, as all are changed at once. */
    onIds: (ids: readonly number[], administratorId: number, ...acts: Act[]) =>
      actOn((query) => query.whereIn('id', ids), administratorId, acts),
    /** On at most `most` rows that one act moved to the trash together. */
    onBatch: (batch: string, most: number, administratorId: number, act: Act) =>
      actOn((query) => query.where({ trash_batch: batch }).limit(most), administratorId, [act]),
    /** Wipes all of these rows but their keys, by which they are not taken in again; answers how much mail went with them. */
    erase: (ids: readonly number[]): Promise<number> =>
      inTransaction(db, async (trx) => {
        const rows: ActedOn[] = await trx(table)
          .select(actedOnColumns)
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
    /** Answers whether there is such a record. */
    addNote: (id: number, administratorId: number, text: string) =>
      inTransaction(db, async (trx) => {
        const row = await trx(table).where({ id }).whereNot({ folder: 'erased' }).first('id');
        if (row) await addToTrail(trx, table, administratorId, [{ row_id: id, kind: 'note', detail: text }]);
        return row !== undefined;
      }),
  };
}

import { setImmediate } from 'node:timers/promises';
import type { Router } from '@koa/router';
import type { AuditKind } from '@suite/contracts/audit';
import type { ByKind } from '@suite/contracts/forms/forms';
import { apiPaths } from '@suite/contracts/paths';
import { expiredSearch, type RecordFilter, type RetentionAnswer } from '@suite/contracts/records';
import { retentionDays, retentionMonths } from '@suite/site/retention';
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import type { PurgeMark } from '../../clock/purge-mark.ts';
import { codeOf } from '../../db/error-codes.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { wipeRemains } from '../../db/wipe-remains.ts';
import { requireSession } from '../../http/session.ts';
import { dayOf, recount } from '../../submissions/counts.ts';
import type { SubmissionTable } from '../../submissions/submission.ts';
import { countByKind } from '../../submissions/totals.ts';

/** Anyone can cause these entries, so their addresses may be personal data of people other than our administrators. */
const failedSignIns: AuditKind[] = ['sign-in-failed', 'second-factor-failed'];

/**
 * Masks old searches in the export ledger, because they may contain names or addresses. Returns the number of changed
 * entries.
 */
async function forgetSearches(db: Knex, before: number): Promise<number> {
  const entries: { id: number; filter: string }[] = await db('exports')
    .select('id', 'filter')
    .where('at', '<', before)
    .where('filter', 'like', '%"q":%')
    .whereNot('filter', 'like', `%"q":"${expiredSearch}"%`);
  for (const { id, filter } of entries) {
    const kept: RecordFilter = { ...JSON.parse(filter), q: expiredSearch };
    await db('exports')
      .where({ id })
      .update({ filter: JSON.stringify(kept) });
  }
  return entries.length;
}

/**
 * Clears addresses of failed sign-ins: the only change to the audit log that the API's database account may make
 * (docs/decisions/0098). Returns the number of changed entries.
 */
async function forgetAddresses(db: Knex, before: number): Promise<number> {
  try {
    return await db('audit_log')
      .where('at', '<', before)
      .whereIn('kind', failedSignIns)
      .whereNot({ address: '' })
      .update({ address: '' });
  } catch (error) {
    if (!/^ER_(?:TABLE|COLUMN)ACCESS_DENIED_ERROR$/.test(codeOf(error))) throw error;
    throw new Error(
      'Addresses of failed sign-ins are kept for too long: the database account is not allowed to clear audit_log.address. Run the migrate service.',
    );
  }
}

/**
 * Clears personal data that outlives the records: searches in the export ledger and addresses in the audit log.
 * `before` is in UTC milliseconds. Returns the number of changed entries.
 */
const forgetTraces = async (db: Knex, before: number): Promise<number> =>
  (await forgetSearches(db, before)) + (await forgetAddresses(db, before));

/** Rows per transaction. On SQLite deleting a row takes a millisecond and blocks all other queries. */
const portion = 100;

/** Returns the retention limit in UTC milliseconds; records received before it are deleted. */
const limit = () => Date.now() - retentionDays * 24 * 60 * 60 * 1000;

export type Retention = ReturnType<typeof createRetention>;

/**
 * Creates the functions that count and delete records older than the retention period on the privacy page, including
 * those in the trash. The purge also deletes the remains of erased records, and saved views of deleted accounts.
 */
export function createRetention(db: Knex) {
  const purgePortion = (table: SubmissionTable, before: number) =>
    inTransaction(db, async (trx) => {
      const rows = await trx(table)
        .where('created_at', '<', before)
        .orderBy('created_at')
        .limit(portion)
        .forUpdate()
        .select('id', 'submission_id', 'folder', 'created_at', 'source', 'offering', 'read_at');
      const ids = rows.map(({ id }) => id);
      const keys = rows.map(({ submission_id }) => submission_id);
      await trx('submission_events').where({ submission_table: table }).whereIn('row_id', ids).delete();
      await trx('outbox').where({ submission_table: table }).whereIn('submission_id', keys).delete();
      await trx(table).whereIn('id', ids).delete();
      await recount(
        trx,
        table,
        rows.map((row) => ({ before: row, after: undefined })),
      );
      return rows.length;
    });

  return {
    /** Returns how many records are due for deletion. */
    due: (): Promise<ByKind> =>
      countByKind(async (table) => {
        const [row] = await db(table)
          .where('created_at', '<', limit())
          .whereNot({ folder: 'erased' })
          .count({ count: '*' });
        return Number(row?.count);
      }),
    /** Deletes due records in portions until none is left or the signal aborts. Returns how many were deleted. */
    purge: async (signal?: AbortSignal): Promise<ByKind> => {
      const before = limit();
      const purged = await countByKind(async (table) => {
        let sum = 0;
        for (let done = portion; done === portion && !signal?.aborted; ) {
          done = await purgePortion(table, before);
          sum += done;
          await setImmediate();
        }
        return sum;
      });
      await db('submission_counts').where('day', '<', dayOf(before)).where({ total: 0 }).delete();
      await db('saved_views').whereNotIn('administrator_id', db('administrators').select('id')).delete();
      const traces = await forgetTraces(db, before);
      if (traces > 0 || Object.values(purged).some((count) => count > 0)) await wipeRemains(db);
      return purged;
    },
  };
}

interface PurgeDeps {
  retention: Retention;
  mark: PurgeMark;
  /** Returns the number of quarantined submissions, which the intake deletes at the end of the retention period. */
  quarantined: () => number;
  logger: Logger;
}

/**
 * Creates the task that purges every hour. It deletes nothing while the clock is implausibly far ahead of the last purge,
 * until the clock is corrected or an operator purges.
 */
export const createPurgeTask =
  ({ retention, mark, quarantined, logger }: PurgeDeps) =>
  async (signal: AbortSignal): Promise<void> => {
    // Not the time of its end: the clock may jump ahead while it runs.
    const startedAt = Date.now();
    const isAnythingDue = async () =>
      quarantined() > 0 || Object.values(await retention.due()).some((count) => count > 0);
    if (mark.isClockAhead() && (await isAnythingDue())) {
      logger.error(
        { now: new Date().toISOString() },
        'records not purged, the last purge is more than a week ago: correct the clock, or if it is right, npm run admin -- purge --now',
      );
      return;
    }
    await retention.purge(signal);
    mark.set(startedAt);
  };

/** Adds the route that returns how many records the next purge deletes, and whether it is stopped. */
export function addRetentionRoute(router: Router, { db, purgeMark }: { db: Knex; purgeMark: PurgeMark }) {
  const retention = createRetention(db);
  router.get(apiPaths.retention, requireSession, async (ctx) => {
    ctx.body = {
      months: retentionMonths,
      due: await retention.due(),
      ...(purgeMark.isClockAhead() && { isStopped: true }),
    } satisfies RetentionAnswer;
  });
}

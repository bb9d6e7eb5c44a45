import type { NotificationsAnswer } from '@suite/contracts/records';
import type { Knex } from 'knex';
import type { SubmissionTable } from '../../submissions/submission.ts';
import type { Channel } from './announcement.ts';

/**
 * Milliseconds after which an unfinished attempt is repeated, because its process must have crashed; longer than any
 * sender takes (a mail 90 s, a webhook 20 s), so that nothing is sent twice.
 */
const lease = 120_000;
const firstPause = 5_000;
const longestPause = 60 * 60 * 1000;
/** Attempts after which a notification has failed; they span more than two days. */
const mostAttempts = 60;

export interface OutboxEntry {
  id: number;
  table: SubmissionTable;
  submissionId: string;
  attempts: number;
}

export type OutboxRepository = ReturnType<typeof createOutboxRepository>;

export function createOutboxRepository(db: Knex) {
  const entries = () => db('outbox');

  /**
   * Returns the entries to send next. If none is due, returns those that are due later than after any pause: they are
   * from before the clock was set back.
   */
  async function due(channel: Channel) {
    const first = entries().where({ channel }).orderBy('next_attempt_at').limit(10);
    const found = await first.clone().where('next_attempt_at', '<=', Date.now());
    return found.length > 0 ? found : first.where('next_attempt_at', '>', Date.now() + longestPause);
  }

  return {
    /**
     * Leases the entry that has been due longest, so that no other process sends it. Returns undefined if none is due.
     */
    take: async (channel: Channel): Promise<OutboxEntry | undefined> => {
      const now = Date.now();
      for (const { id, submission_table, submission_id, attempts, next_attempt_at } of await due(channel)) {
        const isMine = await entries()
          .where({ id, next_attempt_at })
          .update({ next_attempt_at: now + lease, attempts: attempts + 1, last_error: null });
        if (isMine)
          return { id, table: submission_table, submissionId: submission_id, attempts: attempts + 1 };
      }
      return undefined;
    },
    markSent: async ({ id }: OutboxEntry) => {
      await entries().where({ id }).update({ sent_at: Date.now(), next_attempt_at: null, last_error: null });
    },
    /** Deletes an entry that no longer needs sending. */
    drop: async ({ id }: OutboxEntry) => {
      await entries().where({ id }).delete();
    },
    /**
     * Schedules the next attempt, not before `retryAfter` milliseconds have passed. If none is left, marks the
     * notification as failed and returns false.
     */
    markFailed: async ({ id, attempts }: OutboxEntry, error: string, retryAfter = 0): Promise<boolean> => {
      const isOver = attempts >= mostAttempts;
      const pause = Math.min(Math.max(firstPause * 2 ** (attempts - 1), retryAfter), longestPause);
      await entries()
        .where({ id })
        .update({
          last_error: error.slice(0, 200),
          next_attempt_at: isOver ? null : Date.now() + pause,
          failed_at: isOver ? Date.now() : null,
        });
      return !isOver;
    },
    /** Makes entries that wait for a retry due at once. Entries being sent have no error and are not affected. */
    makeDue: async (channel: Channel) => {
      const now = Date.now();
      await entries()
        .where({ channel })
        .where('next_attempt_at', '>', now)
        .whereNotNull('last_error')
        .update({ next_attempt_at: now });
    },
    /** Returns up to 200 failed notifications, newest first, and the number of waiting ones. */
    state: async (): Promise<NotificationsAnswer> => {
      const waiting = await entries().whereNotNull('next_attempt_at').count({ count: '*' }).first();
      const failed = await entries().whereNotNull('failed_at').orderBy('failed_at', 'desc').limit(200);
      return {
        waiting: Number(waiting?.count),
        failed: failed.map((row) => ({
          id: row.id,
          form: row.submission_table,
          channel: row.channel,
          attempts: row.attempts,
          error: row.last_error,
          createdAt: new Date(row.created_at).toISOString(),
        })),
      };
    },
    /**
     * Returns the numbers of waiting and failed notifications and the age of the oldest waiting one per channel; omits
     * channels with neither.
     */
    byChannel: async () => {
      const rows: Record<string, unknown>[] = await entries()
        .whereNotNull('next_attempt_at')
        .orWhereNotNull('failed_at')
        .groupBy('channel')
        .select('channel')
        .count({ waiting: 'next_attempt_at', deadLetters: 'failed_at' })
        .min({ oldest: db.raw('case when next_attempt_at is not null then created_at end') });
      return rows.map(({ channel, waiting, deadLetters, oldest }) => ({
        channel: String(channel),
        waiting: Number(waiting),
        oldestSeconds: oldest ? Math.max(0, Math.floor((Date.now() - Number(oldest)) / 1000)) : 0,
        deadLetters: Number(deadLetters),
      }));
    },
    /** Requeues a failed notification. Returns whether one existed. */
    retry: async (id: number): Promise<boolean> =>
      (await entries()
        .where({ id })
        .whereNotNull('failed_at')
        .update({ attempts: 0, next_attempt_at: Date.now(), failed_at: null })) > 0,
  };
}

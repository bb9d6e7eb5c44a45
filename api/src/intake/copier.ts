import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { codeOf, isDatabaseUnavailable } from '../db/error-codes.ts';
import { inTransaction } from '../db/in-transaction.ts';
import type { Journal, JournalEntry } from './journal.ts';
import { withTimeout } from './with-timeout.ts';
import { type WriteRules, writeSubmissions } from './write-submissions.ts';

const batch = 200;
/**
 * Milliseconds after which a transaction counts as failed. If it commits later anyway, copying its entries again
 * changes nothing.
 */
const timeout = 5000;

interface CopierDeps {
  journal: Journal;
  db: Knex;
  rules: WriteRules;
  logger: Logger;
  /** Stops copying after the current batch. */
  signal: AbortSignal;
}

export interface Copier {
  /**
   * Copies the entries that are waiting when it is called, oldest first, until the database becomes unavailable. Never
   * rejects; concurrent calls share the work.
   */
  copy(): Promise<void>;
  /** Whether the last access to the main database succeeded. */
  isReachable(): boolean;
  /** Returns the code of the failure that ended the last copy; undefined if it was complete. */
  failure(): string | undefined;
}

/** Creates the job that copies a journal into the main database (docs/decisions/0063). */
export function createCopier({ journal, db, rules, logger, signal }: CopierDeps): Copier {
  let isReachable = false;
  let failure: string | undefined;
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;

  function isUnavailable(error: unknown): boolean {
    if (!isDatabaseUnavailable(error)) return false;
    failure = causeOf(error);
    return true;
  }

  async function write(entries: readonly JournalEntry[]) {
    const submissions = entries.map(({ submission }) => submission);
    const results = await withTimeout(
      inTransaction(db, (trx) => writeSubmissions(trx, submissions, rules, { keepSpent: true })),
      timeout,
    );
    if (!results) throw Object.assign(new Error('No answer in time'), { code: 'ETIMEDOUT' });
    const conflicting = entries.filter((_, index) => results[index] !== 'stored');
    for (const entry of conflicting) quarantine(entry, 'another submission has this key');
    journal.markCopied(entries.filter((entry) => !conflicting.includes(entry)).map(({ seq }) => seq));
  }

  function quarantine({ seq, submission }: JournalEntry, reason: string) {
    journal.quarantine(seq, reason);
    logger.error({ seq, form: submission.table, reason }, 'submission quarantined in the intake journal');
  }

  /** Copies one entry, or quarantines it if the database rejects it. Returns false if the database is unavailable. */
  async function writeOne(entry: JournalEntry): Promise<boolean> {
    try {
      await write([entry]);
    } catch (error) {
      if (isUnavailable(error)) return false;
      if (isRefusal(error)) quarantine(entry, codeOf(error));
      else logger.error({ seq: entry.seq, code: causeOf(error) }, 'submission not copied');
    }
    return true;
  }

  async function writeEach(entries: readonly JournalEntry[]): Promise<boolean> {
    for (const entry of entries) if (signal.aborted || !(await writeOne(entry))) return false;
    return true;
  }

  async function copyAll() {
    for (let last = 0; ; ) {
      const entries = journal.waiting(last, batch);
      try {
        if (entries.length > 0) await write(entries);
        else if (!isReachable) await db('business_leads').first('id');
        isReachable = true;
        failure = undefined;
      } catch (error) {
        isReachable = !isUnavailable(error) && (await writeEach(entries));
        if (!isReachable) return;
      }
      last = entries.at(-1)?.seq ?? last;
      if (entries.length < batch || signal.aborted) return;
    }
  }

  async function start(): Promise<void> {
    try {
      await copyAll();
    } catch (error) {
      isReachable = false;
      failure = causeOf(error);
      logger.error({ code: failure }, 'intake journal not copied');
    } finally {
      running = undefined;
    }
  }

  function copy(): Promise<void> {
    if (signal.aborted) return running ?? Promise.resolve();
    if (!running) {
      running = start();
      return running;
    }
    next ??= running.then(() => {
      next = undefined;
      return copy();
    });
    return next;
  }

  return { copy, isReachable: () => isReachable, failure: () => failure };
}

const causeOf = (error: unknown) => codeOf(error) || (error as Error).name;

/**
 * Returns whether the database refuses the row itself: SQLSTATE 22 (data), 23 (constraint), or text that a column can't
 * hold.
 */
function isRefusal(error: unknown) {
  const { sqlState = '' } = error as { sqlState?: string };
  return /^2[23]/.test(sqlState) || codeOf(error) === 'ER_TRUNCATED_WRONG_VALUE_FOR_FIELD';
}

import type { Knex } from 'knex';
import type { Logger } from 'pino';
import type { ErasedPeople } from '../submissions/erasures.ts';
import { type Copier, createCopier } from './copier.ts';
import type { Journal } from './journal.ts';
import type { Slots } from './slots.ts';
import type { WriteRules } from './write-submissions.ts';

const pause = 60_000;

/**
 * Creates the function to call after each attempt to copy a journal. It logs a warning when an attempt first fails, another
 * each minute while attempts fail, and one line when the journal is empty again.
 */
function createOutageLog(
  copier: Pick<Copier, 'failure'>,
  journal: Pick<Journal, 'state'>,
  logger: Logger,
): () => void {
  let started: number | undefined;
  let nextAt = 0;
  return () => {
    const reason = copier.failure();
    const now = performance.now();
    if (reason !== undefined && (started === undefined || now >= nextAt)) {
      started ??= now;
      nextAt = now + pause;
      const { waiting } = journal.state();
      logger.warn({ reason, waiting }, 'MySQL unavailable, submissions wait in the intake journal');
    } else if (reason === undefined && started !== undefined && journal.state().waiting === 0) {
      logger.info(
        { seconds: Math.round((now - started) / 1000) },
        'MySQL available again, all submissions copied',
      );
      started = undefined;
    }
  };
}

const longestPause = 10_000;

interface DrainerDeps {
  copier: Copier;
  journal: Pick<Journal, 'state'>;
  logger: Logger;
}

/**
 * Creates the job that runs every second and copies waiting entries. While the main database is unreachable, it pauses
 * for up to ten seconds between attempts, measured with a monotonic clock.
 */
export function createDrainer({ copier, journal, logger }: DrainerDeps): () => Promise<void> {
  const logOutage = createOutageLog(copier, journal, logger);
  let pause = 0;
  let nextAt = 0;
  return async () => {
    if (performance.now() < nextAt) return;
    await copier.copy();
    logOutage();
    pause = copier.isReachable() ? 0 : Math.min(Math.max(1000, pause * 2), longestPause);
    nextAt = performance.now() + pause;
  };
}

/**
 * Wipes quarantined entries of people who were erased after submitting, because such entries never reach the check made
 * when copying. Returns how many; queries the main database only if there are quarantined entries.
 */
export async function eraseQuarantined(
  journal: Journal,
  db: Knex,
  erasedPeople: ErasedPeople,
): Promise<number> {
  const entries = journal.quarantined();
  if (entries.length === 0) return 0;
  const erased = await erasedPeople.among(
    db,
    entries.map(({ submission }) => submission),
  );
  const seqs = entries.filter(({ submission }) => erased.has(submission)).map(({ seq }) => seq);
  journal.wipe(seqs);
  return seqs.length;
}

interface AdopterDeps {
  slots: Slots;
  db: Knex;
  rules: WriteRules;
  logger: Logger;
  /** Whether the clock is implausibly far ahead, so that nothing may be deleted for its age. */
  isClockAhead?: () => boolean;
}

/**
 * Creates the job that runs every minute. It copies the journals of processes that have ended, wipes quarantined
 * entries of erased people and deletes expired entries.
 */
export const createAdopter =
  ({ slots, db, rules, logger, isClockAhead = () => false }: AdopterDeps) =>
  async (signal: AbortSignal): Promise<void> => {
    slots.own.deleteExpired(isClockAhead());
    await eraseQuarantined(slots.own, db, rules.erasedPeople);
    for (const journal of slots.orphans()) {
      if (signal.aborted) return;
      if (journal.state().waiting > 0) await createCopier({ journal, db, rules, logger, signal }).copy();
      await eraseQuarantined(journal, db, rules.erasedPeople);
      journal.deleteExpired(isClockAhead());
    }
  };

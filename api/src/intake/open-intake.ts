import { join } from 'node:path';
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { createPurgeMark } from '../clock/purge-mark.ts';
import { isMySql, isResponding } from '../db/open-database.ts';
import type { Intake, KeyState, Submission } from '../submissions/submission.ts';
import { type Copier, createCopier } from './copier.ts';
import { createAdopter, createDrainer, eraseQuarantined } from './drainer.ts';
import { gatheringTime, inGroups } from './in-groups.ts';
import type { Journal } from './journal.ts';
import { takeSlot } from './slots.ts';
import { withTimeout } from './with-timeout.ts';
import { type WriteRules, writeSubmissions } from './write-submissions.ts';

/**
 * Maximum milliseconds for each wait for the main database: before a submission is stored, to recognise a repeated one,
 * and before it is acknowledged, so that the admin lists show it from then on.
 */
const copyTimeout = 800;

interface JournalIntakeDeps {
  journal: Journal;
  copier: Copier;
  /** Looks up submissions in the main database. */
  checkStoredKey: Intake['checkKey'];
}

/**
 * Creates an intake that commits submissions to the local disk first, so that it works while the main database is down.
 */
function createJournalIntake({ journal, copier, checkStoredKey }: JournalIntakeDeps): Intake {
  const append = inGroups(async (submissions: Submission[]) => journal.append(submissions), gatheringTime);
  return {
    checkKey: async (submission) => {
      const keyState = journal.checkKey(submission);
      if (keyState !== 'unknown' || !copier.isReachable()) return keyState;
      const stored = checkStoredKey(submission).catch(() => 'unknown' as const);
      return (await withTimeout(stored, copyTimeout)) ?? 'unknown';
    },
    store: async (submission) => {
      const result = await append(submission);
      if (result === 'stored' && copier.isReachable()) await withTimeout(copier.copy(), copyTimeout);
      return result;
    },
    isWritable: async () => {
      try {
        journal.probe();
        return true;
      } catch {
        return false;
      }
    },
  };
}

type Named = Parameters<Intake['checkKey']>[0];

/**
 * Creates the function that checks submission keys in the main database, with one query per form for all submissions
 * that arrive together.
 */
export const createStoredKeyCheck = (db: Knex): Intake['checkKey'] =>
  inGroups(async (submissions: Named[]) => {
    const hashes = new Map<string, Map<string, string>>();
    for (const [table, named] of Map.groupBy(submissions, ({ table }) => table)) {
      const ids = named.map(({ id }) => id);
      const rows = await db(table).select('submission_id', 'submission_hash').whereIn('submission_id', ids);
      hashes.set(table, new Map(rows.map((row) => [row.submission_id, row.submission_hash])));
    }
    return submissions.map(({ id, hash, table }): KeyState => {
      const stored = hashes.get(table)?.get(id);
      if (stored === undefined) return 'unknown';
      return stored === hash ? 'same' : 'different';
    });
  });

/**
 * Creates an intake that writes directly to the main database, with one transaction for all submissions that arrive
 * together.
 */
export function createDatabaseIntake(db: Knex, rules: WriteRules): Intake {
  return {
    checkKey: createStoredKeyCheck(db),
    store: inGroups(
      (submissions: Submission[]) => db.transaction((trx) => writeSubmissions(trx, submissions, rules)),
      gatheringTime,
    ),
    isWritable: () => isResponding(db),
  };
}

/** Returns the folder of the journals, inside the data folder. */
export const journalFolder = (dataFolder: string) => join(dataFolder, 'intake');

/**
 * Number of submissions waiting for the main database, age of the oldest in seconds, number of quarantined submissions,
 * and number of damaged journals.
 */
export interface IntakeGauges {
  waiting: number;
  oldestSeconds: number;
  quarantined: number;
  damaged: number;
}

export interface OpenIntake {
  intake: Intake;
  /** Undefined on SQLite, which has no journal. */
  gauges?: () => IntakeGauges;
  /** Jobs to run every second (`drain`) and every minute (`adopt`); undefined on SQLite. */
  drain?: () => Promise<void>;
  adopt?: (signal: AbortSignal) => Promise<void>;
  /** Wipes quarantined entries of erased people; returns how many. */
  eraseQuarantined(): Promise<number>;
  /** Stops copying after the current batch; call it before `close`. */
  stopCopying(): Promise<void>;
  close(): void;
}

interface IntakeDeps {
  db: Knex;
  dataFolder: string;
  rules: WriteRules;
  logger: Logger;
}

/**
 * Opens the intake for the database. On SQLite, submissions are written directly to it; on MySQL, to a journal first.
 */
export function openIntake({ db, dataFolder, rules, logger }: IntakeDeps): OpenIntake {
  if (!isMySql(db))
    return {
      intake: createDatabaseIntake(db, rules),
      eraseQuarantined: async () => 0,
      stopCopying: async () => undefined,
      close: () => undefined,
    };
  const slots = takeSlot(journalFolder(dataFolder), (name, code) =>
    logger.error(
      { journal: name, code },
      'intake journal damaged, skipped: recover it as docs/operations/outages.md describes',
    ),
  );
  // Open all journals once, so that damaged ones are logged now instead of when the database becomes reachable.
  for (const _ of slots.orphans());
  const journal = slots.own;
  const ending = new AbortController();
  const copier = createCopier({ journal, db, rules, logger, signal: ending.signal });
  return {
    intake: createJournalIntake({ journal, copier, checkStoredKey: createStoredKeyCheck(db) }),
    gauges: () => {
      const { waiting, oldest, quarantined } = journal.state();
      const oldestSeconds = oldest ? Math.floor((Date.now() - oldest) / 1000) : 0;
      return { waiting, oldestSeconds, quarantined, damaged: slots.damaged() };
    },
    drain: createDrainer({ copier, journal, logger }),
    adopt: createAdopter({
      slots,
      db,
      rules,
      logger,
      isClockAhead: createPurgeMark(dataFolder).isClockAhead,
    }),
    eraseQuarantined: () => eraseQuarantined(journal, db, rules.erasedPeople),
    stopCopying: () => {
      ending.abort();
      return copier.copy();
    },
    close: journal.close,
  };
}

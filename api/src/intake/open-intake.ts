import { join } from 'node:path';
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { createPurgeMark } from '../clock/purge-mark.ts';
import { isMySql } from '../db/open-database.ts';
import type { Intake } from '../submissions/submission.ts';
import { createCopier } from './copier.ts';
import { createDatabaseIntake, createStoredKeyCheck } from './database-intake.ts';
import { createAdopter, createDrainer } from './drainer.ts';
import { eraseQuarantined } from './erase-quarantined.ts';
import { createJournalIntake } from './journal-intake.ts';
import { takeSlot } from './slots.ts';
import type { WriteRules } from './write-submissions.ts';

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

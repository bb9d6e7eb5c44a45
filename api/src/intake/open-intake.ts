import { join } from 'node:path';
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { isMySql } from '../db/open-database.ts';
import { createCopier } from './copier.ts';
import { createDatabaseIntake, createStoredRecall } from './database-intake.ts';
import { createAdopter, createDrainer } from './drainer.ts';
import { createJournalIntake } from './journal-intake.ts';
import { takeSlot } from './slots.ts';
import type { Intake } from './submission.ts';

/** The folder of the journals, inside the data folder. */
export const journalFolder = (dataFolder: string) => join(dataFolder, 'intake');

/** How much waits for the main database, since how many seconds, and what it refused for good. */
export interface IntakeGauges {
  waiting: number;
  oldestSeconds: number;
  quarantined: number;
}

export interface OpenIntake {
  intake: Intake;
  /** Undefined where the main database itself is the journal. */
  gauges?: () => IntakeGauges;
  /** What has to be done each second, and each minute. */
  drain?: () => Promise<void>;
  adopt?: () => Promise<void>;
  close(): void;
}

interface IntakeParts {
  db: Knex;
  dataFolder: string;
  channels: readonly string[];
  logger: Logger;
}

/** Opens the intake that belongs to the database: SQLite is its own journal, MySQL has one before it. */
export function openIntake({ db, dataFolder, channels, logger }: IntakeParts): OpenIntake {
  if (!isMySql(db)) return { intake: createDatabaseIntake(db, channels), close: () => undefined };
  const slots = takeSlot(journalFolder(dataFolder));
  const journal = slots.own;
  const copier = createCopier({ journal, db, channels, logger });
  return {
    intake: createJournalIntake({ journal, copier, recallStored: createStoredRecall(db) }),
    gauges: () => {
      const { waiting, oldest, quarantined } = journal.state();
      return { waiting, oldestSeconds: oldest ? Math.floor((Date.now() - oldest) / 1000) : 0, quarantined };
    },
    drain: createDrainer(copier),
    adopt: createAdopter({ slots, db, channels, logger }),
    close: journal.close,
  };
}

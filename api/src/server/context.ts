import { forms } from '@suite/contracts/forms/forms';
import type { Knex } from 'knex';
import { type Logger, pino } from 'pino';
import { createPurgeMark } from '../clock/purge-mark.ts';
import { isDatabaseUnavailable, isDiskFull, isSchemaBehind } from '../db/error-codes.ts';
import { isResponding, openDatabase } from '../db/open-database.ts';
import { createSubmissionFeed } from '../features/events/submission-feed.ts';
import { createOutboxRepository } from '../features/notifications/outbox-repository.ts';
import { withoutData } from '../http/request-log.ts';
import { journalFolder, openIntake } from '../intake/open-intake.ts';
import { announce, type WriteRules } from '../intake/write-submissions.ts';
import { countFromZero, createMetrics } from '../metrics/metrics.ts';
import { createReadState } from '../metrics/read-state.ts';
import type { Announce } from '../records/record-actions.ts';
import { createRecordRepository, type RecordRepository } from '../records/record-repository.ts';
import { erasureFileIn } from '../submissions/erasure-file.ts';
import { createErasedPeople } from '../submissions/erasures.ts';
import type { PhoneCountry } from '../submissions/phone.ts';
import { channelsOf } from './channels.ts';
import type { Config } from './config.ts';
import { openLimits } from './open-limits.ts';
import { openProblemWatch } from './problem-watch.ts';
import { readOrCreateSecret } from './session-secret.ts';
import { asDatabaseError, asJournalError } from './start-error.ts';
import { productTiming, type Timing } from './timing.ts';

export interface StartOptions {
  /** Whether a single proxy, which sets X-Forwarded-For, is the only client of this process. */
  isBehindProxy?: boolean;
  /** Whether queries wait for MySQL however long it takes, as tests on a busy machine do. */
  withoutTimeout?: boolean;
  timing?: Partial<Timing>;
}

/** What the routes and the background tasks of one process share. */
export type ApiContext = ReturnType<typeof openContext>;

/** Opens the database pool and the intake; MySQL is not contacted yet. Throws StartError. */
export function openContext(
  config: Config,
  { isBehindProxy = false, withoutTimeout = false, timing: changes }: StartOptions,
) {
  const timing = { ...productTiming, ...changes };
  const sessionSecret = config.sessionSecret ?? readOrCreateSecret(config.dataFolder);
  const db = openDatabaseOrExplain(config, withoutTimeout);
  const logger = createLogger(config);
  const channels = channelsOf(config);
  const { homeCountry } = config;
  const erasedPeople = createErasedPeople(sessionSecret, config);
  const metrics = createMetrics();
  countFromZero(metrics);
  const readiness = createReadiness(db);
  const purgeMark = createPurgeMark(config.dataFolder);
  const intake = openIntakeOrExplain(db, config, { channels, erasedPeople, homeCountry }, logger);
  const readState = createReadState(metrics, {
    isDatabaseReady: readiness.isDatabaseReady,
    gauges: intake.gauges,
    outbox: createOutboxRepository(db).byChannel,
    channels,
    dataFolder: config.dataFolder,
    isPurgeStopped: purgeMark.isClockAhead,
  });
  return {
    config,
    isBehindProxy,
    timing,
    sessionSecret,
    db,
    logger,
    /** Channels that a submission is sent on. */
    channels,
    erasedPeople,
    /** Path of the file that lists erasures outside the database. */
    erasureFile: erasureFileIn(config.dataFolder),
    purgeMark,
    intake,
    records: openRecords(db, channels, homeCountry),
    readiness,
    limits: openLimits({ config, db, sessionSecret, timing }),
    metrics,
    /** Updates the gauges of `metrics`. */
    readState,
    problems: openProblemWatch({ config, metrics, readState, logger, timing }),
    feed: createSubmissionFeed(db, timing.feedPause, (error) => {
      if (!readiness.isUnavailable(error))
        logger.error({ error: withoutData(error as Error) }, 'new submissions not looked for');
    }),
  };
}

/** Creates the checks of whether the database is prepared and responds. */
function createReadiness(db: Knex) {
  let isPrepared = false;
  return {
    /** Call it once the schema is up to date. */
    markPrepared: () => {
      isPrepared = true;
    },
    /** Returns whether the schema is up to date and the database responds. */
    isDatabaseReady: async () => isPrepared && (await isResponding(db)),
    /** Returns whether an error is a temporary failure of the database or its disk. */
    isUnavailable: (error: unknown) =>
      isDatabaseUnavailable(error) || isDiskFull(error) || (!isPrepared && isSchemaBehind(error)),
  };
}

const createLogger = ({ logLevel }: Config) =>
  pino({
    level: logLevel,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (level) => ({ level }) },
  });

function openDatabaseOrExplain({ database }: Config, withoutTimeout: boolean) {
  try {
    return openDatabase(database, { withoutTimeout });
  } catch (error) {
    throw asDatabaseError(error, database);
  }
}

function openIntakeOrExplain(db: Knex, { dataFolder }: Config, rules: WriteRules, logger: Logger) {
  try {
    return openIntake({ db, dataFolder, rules, logger });
  } catch (error) {
    throw asJournalError(error, journalFolder(dataFolder));
  }
}

/**
 * Opens the records of all forms, in the order of the forms. Records that are no longer flagged are announced on
 * `channels`.
 */
export function openRecords(
  db: Knex,
  channels: readonly string[],
  homeCountry: PhoneCountry,
): RecordRepository[] {
  const announceRecords: Announce = (trx, table, ids) =>
    announce(
      trx,
      ids.map((id) => ({ id, table, receivedAt: Date.now() })),
      channels,
    );
  return forms.map((form) => createRecordRepository({ db, form, homeCountry, announce: announceRecords }));
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import { apiPaths } from '@suite/contracts/paths';
import type { Knex } from 'knex';
import type Koa from 'koa';
import { type Logger, pino } from 'pino';
import manifest from '../../package.json' with { type: 'json' };
import { isAnswering } from '../db/is-answering.ts';
import { schemaState } from '../db/migrate.ts';
import { isMySql, openDatabase } from '../db/open-database.ts';
import { createSharedCounts } from '../db/shared-counts.ts';
import { isDatabaseUnavailable, isSchemaBehind } from '../db/unavailable.ts';
import { wipeOldRemains } from '../db/wipe-remains.ts';
import { createAdministratorRepository } from '../features/administrators/administrator-repository.ts';
import { createAuditRepository } from '../features/audit/audit-repository.ts';
import { createSubmissionFeed } from '../features/events/submission-feed.ts';
import { createExportLedger } from '../features/exports/export-ledger.ts';
import { createAnnouncements } from '../features/notifications/create-announcements.ts';
import { createOutboxRepository } from '../features/notifications/outbox-repository.ts';
import { createOverviewRepository } from '../features/overview/overview-repository.ts';
import { createPrivacyRepository } from '../features/privacy/privacy-repository.ts';
import { createRetention } from '../features/retention/retention.ts';
import { createCodeFailures } from '../features/second-factor/code-failures.ts';
import { createSecondFactorRepository } from '../features/second-factor/second-factor-repository.ts';
import { createSessionRepository } from '../features/sessions/session-repository.ts';
import { withoutData } from '../http/request-log.ts';
import { journalFolder, openIntake } from '../intake/open-intake.ts';
import type { WriteRules } from '../intake/write-submissions.ts';
import { createMetrics, type Metrics } from '../metrics/metrics.ts';
import { serveMetrics } from '../metrics/metrics-server.ts';
import { createReadState } from '../metrics/read-state.ts';
import { weakSettingLine } from '../secrets/weak-secrets.ts';
import { addErasures, createErasureKeeper, erasureFileIn } from '../submissions/erasure-file.ts';
import { createErasedPeople } from '../submissions/erasures.ts';
import type { Intake, Submission, Verdict } from '../submissions/submission.ts';
import type { Config } from './config.ts';
import { createApp } from './create-app.ts';
import { openLimits } from './open-limits.ts';
import { describedKinds, openRecords } from './open-records.ts';
import { type FirstAdministrator, prepareDatabase } from './prepare-database.ts';
import { keptSecret } from './session-secret.ts';
import { type Background, channelsOf, startBackground } from './start-background.ts';
import { asDatabaseError, asJournalError, StartError } from './start-error.ts';

export interface RunningApi {
  logger: Logger;
  callback: (req: IncomingMessage, res: ServerResponse) => void;
  /**
   * Ends the event streams and starts no further notification. Call it before waiting for open requests, so that a mail
   * in progress can finish meanwhile.
   */
  beginStop(): void;
  close(): Promise<void>;
  firstAdministrator?: FirstAdministrator;
}

/** Starts the API inside another process and prepares its database. Throws StartError. */
export async function startApi(config: Config): Promise<RunningApi> {
  const api = assembleApi(config);
  try {
    await api.showMetrics();
    const firstAdministrator = await api.prepare();
    return {
      logger: api.logger,
      callback: api.app.callback(),
      beginStop: api.beginStop,
      close: api.close,
      ...(firstAdministrator && { firstAdministrator }),
    };
  } catch (error) {
    await api.close();
    throw error;
  }
}

export interface AssembledApi {
  app: Koa;
  logger: Logger;
  /** Migrates and creates the first administrator; can be retried after a failure. Throws StartError. */
  prepare(): Promise<FirstAdministrator | undefined>;
  /** Serves the metrics if METRICS_PORT is set. Throws StartError. */
  showMetrics(): Promise<void>;
  /**
   * Ends the event streams and starts no further notification. Call it before waiting for open requests, so that a mail
   * in progress can finish meanwhile.
   */
  beginStop(): void;
  close(): Promise<void>;
}

/** Creates the API and its database pool; MySQL is not contacted before `prepare`. Throws StartError. */
export function assembleApi(config: Config): AssembledApi {
  const sessionSecret = config.sessionSecret ?? keptSecret(config.dataFolder);
  const db = openOrExplain(config);
  const erasedPeople = createErasedPeople(sessionSecret, config.formerSessionSecret);
  const erasureFile = erasureFileIn(config.dataFolder);
  const logger = createLogger(config);
  const open = openIntakeOrExplain(db, config, { channels: channelsOf(config), erasedPeople }, logger);
  const records = openRecords(db, channelsOf(config));
  const retention = createRetention(db, describedKinds);
  const outbox = createOutboxRepository(db);
  const exportLedger = createExportLedger(db);
  const find = createAnnouncements(records);
  const feed = createSubmissionFeed(db, describedKinds, (error) => {
    if (!isDatabaseUnavailable(error))
      logger.error({ error: withoutData(error as Error) }, 'new submissions not looked for');
  });
  const keepErasures = createErasureKeeper(db, erasureFile, erasedPeople.key);
  const metrics = createMetrics();
  countFromZero(metrics);
  let stopMetrics: (() => void) | undefined;
  // An SQLite file has a single process, so counts need not be shared.
  const counts = isMySql(db) ? createSharedCounts(db, sessionSecret) : undefined;
  const limits = openLimits({
    limitIntake: config.limitIntake,
    limitLogin: config.limitLogin,
    exchange: counts?.exchange,
  });
  let background: Background | undefined;
  let isEnding = false;
  const isDatabaseReady = async () => background !== undefined && (await isAnswering(db));
  const app = createApp({
    intake: tellingOf(open.intake, (submission, verdict) => {
      feed.wake();
      if (verdict === 'same') countKept(metrics, submission);
    }),
    feed,
    retention,
    privacy: createPrivacyRepository({
      db,
      kinds: [records.leads, records.contacts, records.partnerApplications],
      erasedPeople,
      enterErasure: (entry) => addErasures(erasureFile, [entry]),
      eraseJournals: open.eraseAside,
    }),
    gauges: open.gauges,
    records,
    exportLedger,
    overview: createOverviewRepository(db, describedKinds, config.mail !== undefined),
    outbox,
    administrators: createAdministratorRepository(db),
    sessions: createSessionRepository(db),
    secondFactors: createSecondFactorRepository(db),
    codeFailures: createCodeFailures(db),
    auditEntries: createAuditRepository(db),
    isDatabaseReady,
    isUnavailable: (error) =>
      isDatabaseUnavailable(error) || (background === undefined && isSchemaBehind(error)),
    sessionSecret,
    companyName: config.companyName,
    publicUrl: config.publicUrl,
    weakSettings: config.weakSettings,
    adminHosts: config.adminHosts,
    limits,
    captcha: { work: config.captchaWork, provider: config.captchaProvider },
    companyEmail: config.companyEmail,
    trustProxy: config.trustProxy,
    logger,
    metrics,
  });
  const beginStop = () => {
    feed.close();
    background?.endSending();
  };
  // Logged last, so that a failed start logs only its cause.
  for (const weak of config.weakSettings) logger.warn(...weakSettingLine(weak));
  return {
    app,
    logger,
    prepare: async () => {
      const first = await prepareDatabase(config);
      const { unknown } = await schemaState(db);
      if (unknown.length > 0)
        logger.warn({ migrations: unknown }, 'the schema is of a later release, which this one works beside');
      await exportLedger.closeAbandoned();
      if (!(await wipeOldRemains(db)))
        logger.warn(
          'the SQLite file may hold remains of deleted records: stop, then npm run admin -- compact',
        );
      await open.drain?.();
      // The API was stopped meanwhile: new tasks would find the database closed.
      if (isEnding) return first;
      background ??= startBackground({
        config,
        db,
        intake: open,
        outbox,
        find,
        retention,
        keepErasures,
        limits,
        counts,
        logger,
      });
      return first;
    },
    showMetrics: async () => {
      const { metricsPort: port, dataFolder } = config;
      if (port === 0) return;
      const sources = { isDatabaseReady, gauges: open.gauges, outbox: outbox.byChannel, dataFolder };
      const read = createReadState(metrics, { ...sources, channels: channelsOf(config) });
      stopMetrics = await serveMetrics(port, metrics, read).catch(() => {
        throw new StartError(
          `The metrics can't be served on port ${port}: stop what listens there, or set METRICS_PORT to another.`,
        );
      });
    },
    beginStop,
    close: async () => {
      isEnding = true;
      beginStop();
      stopMetrics?.();
      await Promise.all([background?.stop(), open.endCopying()]);
      open.close();
      await db.destroy();
    },
  };
}

/** Wraps an intake and calls `tell` after each submission. */
const tellingOf = (intake: Intake, tell: (submission: Submission, verdict: Verdict) => void): Intake => ({
  ...intake,
  keep: async (submission) => {
    const verdict = await intake.keep(submission);
    tell(submission, verdict);
    return verdict;
  },
});

/** Initializes counters with 0: a counter that appears with its first event hides that event from `rate()`. */
function countFromZero({ acknowledged, flagged, requests, build }: Metrics) {
  for (const { table } of describedKinds) {
    acknowledged.inc({ form: table }, 0);
    flagged.inc({ form: table }, 0);
  }
  // A single failure raises an alert (scripts/monitoring/alerts.yml), so these counters must exist before it.
  for (const route of [apiPaths.businessLeads, apiPaths.contact, apiPaths.partner])
    for (const status of [500, 503]) requests.inc({ method: 'POST', route, status }, 0);
  build.set({ version: manifest.version, node: process.version }, 1);
}

function countKept({ acknowledged, flagged }: Metrics, { table, marks }: Submission) {
  acknowledged.inc({ form: table });
  if (marks.flaggedFor !== null) flagged.inc({ form: table });
}

function openIntakeOrExplain(db: Knex, config: Config, rules: WriteRules, logger: Logger) {
  const { dataFolder } = config;
  try {
    return openIntake({ db, dataFolder, rules, logger });
  } catch (error) {
    throw asJournalError(error, journalFolder(dataFolder));
  }
}

const createLogger = ({ logLevel }: Config) =>
  pino({
    level: logLevel,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (level) => ({ level }) },
  });

function openOrExplain({ database }: Config) {
  try {
    return openDatabase(database);
  } catch (error) {
    throw asDatabaseError(error, database);
  }
}

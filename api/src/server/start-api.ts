import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type Koa from 'koa';
import type { Logger } from 'pino';
import { schemaState } from '../db/migrate.ts';
import { createExportLedger } from '../features/exports/export-ledger.ts';
import { withoutData } from '../http/request-log.ts';
import { serveMetrics } from '../metrics/metrics-server.ts';
import { weakSettingLine } from '../secrets/weak-settings.ts';
import type { Config } from './config.ts';
import { type ApiContext, openContext, type StartOptions } from './context.ts';
import { createApp } from './create-app.ts';
import { type FirstAdministrator, prepareDatabase } from './prepare-database.ts';
import { repeat } from './repeat.ts';
import { type Background, startBackground } from './start-background.ts';
import { asDatabaseError, StartError } from './start-error.ts';

export interface RunningApi extends Pick<AssembledApi, 'logger' | 'startShutdown' | 'close'> {
  callback: (req: IncomingMessage, res: ServerResponse) => void;
  firstAdministrator?: FirstAdministrator;
}

/** Starts the API in the caller's process and prepares its database. Throws StartError. */
export async function startApi(config: Config, options: StartOptions = {}): Promise<RunningApi> {
  const { app, prepare, observe, ...api } = assembleApi(config, options);
  try {
    await observe();
    const firstAdministrator = await prepare();
    return { ...api, callback: app.callback(), ...(firstAdministrator && { firstAdministrator }) };
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
  /** Serves the metrics if METRICS_PORT is set, and looks for problems until closed. Throws StartError. */
  observe(): Promise<void>;
  /**
   * Ends the event streams and starts no further notification. Call it before waiting for open requests, so that a mail
   * in progress can finish during the wait.
   */
  startShutdown(): void;
  close(): Promise<void>;
}

/** Creates the API and its database pool; MySQL is not contacted before `prepare`. Throws StartError. */
export function assembleApi(config: Config, options: StartOptions = {}): AssembledApi {
  const context = openContext(config, options);
  const { db, logger, intake, feed, readiness } = context;
  const app = createApp(context);
  let background: Background | undefined;
  let stopMetrics: (() => void) | undefined;
  let stopWatch: (() => Promise<void>) | undefined;
  let isEnding = false;
  const startShutdown = () => {
    feed.close();
    background?.endSending();
  };
  // Logged once the context has opened, so that a failed start logs only its cause.
  for (const weak of config.weakSettings) logger.warn(...weakSettingLine(weak));
  return {
    app,
    logger,
    prepare: async () => {
      const first = await prepareDatabase(config);
      await continueWork(context).catch((error) => {
        throw withFirstPassword(asDatabaseError(error, config.database), first);
      });
      // The API was stopped during the preparation: new tasks would find the database closed.
      if (isEnding) return first;
      readiness.markPrepared();
      background ??= startBackground(context);
      return first;
    },
    observe: async () => {
      stopMetrics = await showMetrics(context);
      stopWatch = watchProblems(context);
    },
    startShutdown,
    close: async () => {
      isEnding = true;
      startShutdown();
      stopMetrics?.();
      await Promise.all([background?.stop(), stopWatch?.(), intake.stopCopying()]);
      intake.close();
      await db.destroy();
    },
  };
}

/** Adds the password of the first administrator to an error: the account exists now, and the next start shows no password. */
function withFirstPassword(error: unknown, first: FirstAdministrator | undefined) {
  if (!(error instanceof StartError) || first?.generatedPassword === undefined) return error;
  const { username, generatedPassword } = first;
  return new StartError(
    `${error.message} The first administrator is ${username} with the password ${generatedPassword} (shown this once).`,
    { cause: error },
  );
}

/** Finishes what the previous process left: abandoned exports, the intake journal. */
async function continueWork({ db, logger, intake }: ApiContext) {
  const { later } = await schemaState(db);
  if (later.length > 0)
    logger.warn({ migrations: later }, 'the schema is of a later release, which this one works beside');
  await createExportLedger(db).closeAbandoned();
  await intake.drain?.();
}

/** Looks for problems from time to time, also while the database is not ready. Returns the function that stops it. */
function watchProblems({ problems, timing, logger }: ApiContext) {
  const look = async (signal: AbortSignal) => {
    await delay(timing.problemPause, undefined, { signal }).catch(() => undefined);
    if (!signal.aborted) await problems.round(signal);
  };
  return repeat(look, 0, (error) =>
    logger.warn({ error: withoutData(error as Error) }, 'the operator could not be told of problems'),
  );
}

/** Starts the metrics server. Returns a function that stops it, or undefined if METRICS_PORT is not set. */
async function showMetrics({ config: { metricsPort: port }, metrics, readState }: ApiContext) {
  if (port === 0) return undefined;
  return serveMetrics(port, metrics, readState).catch(() => {
    throw new StartError(
      `The metrics can't be served on port ${port}: stop what listens there, or set METRICS_PORT to another.`,
    );
  });
}

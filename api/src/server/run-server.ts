import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises';
import { answerMalformedRequests } from '@suite/contracts/malformed-requests';
import { explained } from '@suite/contracts/operator-error';
import { withoutData } from '../http/request-log.ts';
import { type Config, readConfig } from './config.ts';
import { holdDatabase } from './hold-database.ts';
import { logUnhandled } from './log-unhandled.ts';
import type { FirstAdministrator } from './prepare-database.ts';
import { type AssembledApi, assembleApi } from './start-api.ts';
import { StartError } from './start-error.ts';
import { productTiming, type Timing } from './timing.ts';

/** Prints one sentence if an operator can fix the cause, otherwise the stack trace, and exits with 1. */
function fail(error: unknown): never {
  process.stderr.write(`${explained(error)}\n`);
  process.exit(1);
}

function printFirstAdministrator(first: FirstAdministrator | undefined) {
  if (first?.generatedPassword === undefined) return;
  process.stdout.write(`Sign in as ${first.username} with the password ${first.generatedPassword}\n`);
}

/** Seconds within which MySQL and the migrations are ready at a healthy first start. */
const firstStart = 120;

/**
 * Returns the log level of a failed attempt: a healthy start logs no warning, so expected failures are warnings only if
 * they last too long.
 */
const levelOf = (error: unknown) =>
  error instanceof StartError && error.isExpectedAtFirst && process.uptime() < firstStart ? 'info' : 'warn';

/** Retries until the database is ready; submissions, health checks and the website don't wait for it. */
async function prepareInBackground({ prepare, logger }: AssembledApi) {
  for (let pause = 500; ; pause = Math.min(pause * 2, 10_000)) {
    try {
      printFirstAdministrator(await prepare());
      logger.info('database ready');
      return;
    } catch (error) {
      const isExplained = error instanceof StartError;
      logger[levelOf(error)](
        { error: isExplained ? error.message : withoutData(error as Error) },
        'database not ready, trying again',
      );
      await delay(pause);
    }
  }
}

function listen(
  api: AssembledApi,
  { port }: Config,
  { headLimit, requestLimit, requestCheckPause }: Timing,
): Server {
  const limits = {
    headersTimeout: headLimit,
    requestTimeout: requestLimit,
    connectionsCheckingInterval: requestCheckPause,
  };
  const server = createServer(limits, api.app.callback());
  answerMalformedRequests(server);
  server.keepAliveTimeout = 65_000;
  server.on('error', (error: NodeJS.ErrnoException) =>
    fail(
      error.code === 'EADDRINUSE'
        ? new StartError(`The port ${port} is taken: stop what listens there, or set PORT to another.`)
        : error,
    ),
  );
  return server.listen(port, () => api.logger.info({ address: server.address() }, 'listening'));
}

/** Waits for an idle turn of the event loop, for at most 500 turns. */
async function idleTurn() {
  for (let turns = 0; turns < 500; turns += 1) {
    const started = performance.now();
    await nextTurn();
    if (performance.now() - started < 0.1) return;
  }
}

/**
 * Stops accepting connections and closes open ones after their next response. Idle connections are closed later:
 * `server.close()` would close them at once, while the gateway may be sending a request (docs/decisions/0140).
 */
async function drain(server: Server, { idleLimit, drainLimit }: Timing) {
  const closed = once(server, 'close');
  server.prependListener('request', (_, response) => {
    response.shouldKeepAlive = false;
  });
  // Connections in the accept queue would be reset.
  await idleTurn();
  NetServer.prototype.close.call(server);
  await Promise.race([closed, delay(idleLimit)]);
  server.closeIdleConnections();
  await Promise.race([closed, delay(drainLimit - idleLimit)]);
  server.closeAllConnections();
}

/** Runs the API until a signal ends the process. Tests give shorter pauses and limits. */
export async function runServer(changes: Partial<Timing> = {}) {
  const timing = { ...productTiming, ...changes };
  try {
    const isBehindProxy = process.argv.includes('--behind-proxy');
    const config = readConfig();
    holdDatabase(config);
    const api = assembleApi(config, { isBehindProxy, timing });
    logUnhandled(api.logger, ['unhandledRejection']);
    // The state of the process is unknown: finish open requests, then exit so that the container restarts.
    const broken = new Promise<number>((resolve) =>
      process.on('uncaughtException', (error) => {
        api.logger.fatal({ error: withoutData(error) }, 'uncaughtException');
        resolve(1);
      }),
    );
    await api.observe();
    if (config.database.kind === 'sqlite') printFirstAdministrator(await api.prepare());
    const server = listen(api, config, timing);
    if (config.database.kind === 'mysql') void prepareInBackground(api);
    const stopped = Promise.race([once(process, 'SIGTERM'), once(process, 'SIGINT')]).then(() => 0);
    const exitCode = await Promise.race([stopped, broken]);
    api.startShutdown();
    await drain(server, timing);
    await api.close();
    process.exit(exitCode);
  } catch (error) {
    fail(error);
  }
}

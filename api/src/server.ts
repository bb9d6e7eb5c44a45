import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as delay, setImmediate as turn } from 'node:timers/promises';
import { type Config, ConfigError, readConfig } from './config.ts';
import { answerMalformedRequests } from './http/malformed-requests.ts';
import { withoutData } from './http/request-log.ts';
import { logUnhandled } from './log-unhandled.ts';
import type { FirstAdministrator } from './prepare-database.ts';
import { type AssembledApi, assembleApi } from './start-api.ts';
import { StartError } from './start-error.ts';

/** The container's grace period is ten seconds; what still runs after this is cut (R71). */
const drainLimit = 7000;
/** The gateway drops a connection that it has not used for two seconds: after this it has none left to send on. */
const farewell = 3000;

/** Ends the process with one clear sentence where an operator can mend the cause, else with the error as it is. */
function fail(error: unknown): never {
  const isExplained = error instanceof ConfigError || error instanceof StartError;
  process.stderr.write(`${isExplained ? error.message : String((error as Error).stack ?? error)}\n`);
  process.exit(1);
}

function tellFirstAdministrator(first: FirstAdministrator | undefined) {
  if (first?.generatedPassword === undefined) return;
  process.stdout.write(`Sign in as ${first.username} with the password ${first.generatedPassword}\n`);
}

/** In a healthy first start MySQL and the migrations are there by then; in seconds. */
const firstStart = 120;

/** A healthy start logs no warning: what it has to wait for at first is worth one only if it takes too long. */
const levelOf = (error: unknown) =>
  error instanceof StartError && error.isExpectedAtFirst && process.uptime() < firstStart ? 'info' : 'warn';

/** Keeps trying: submissions, health and the rest of the product must not wait for MySQL (R70). */
async function prepareInBackground({ prepare, logger }: AssembledApi) {
  for (let pause = 500; ; pause = Math.min(pause * 2, 10_000)) {
    try {
      tellFirstAdministrator(await prepare());
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

function listen(api: AssembledApi, { PORT }: Config): Server {
  // With the check's interval and what nginx lingers, slow requests are cut within 15 s (R72).
  const limits = { headersTimeout: 10_000, requestTimeout: 12_000, connectionsCheckingInterval: 1_000 };
  const server = createServer(limits, api.app.callback());
  answerMalformedRequests(server);
  server.keepAliveTimeout = 65_000;
  server.on('error', (error: NodeJS.ErrnoException) =>
    fail(
      error.code === 'EADDRINUSE'
        ? new StartError(`The port ${PORT} is taken: stop what listens there, or set PORT to another.`)
        : error,
    ),
  );
  return server.listen(PORT, () => api.logger.info({ address: server.address() }, 'listening'));
}

/** A turn of the event loop in which nothing was to be done; where it is never idle, returns all the same. */
async function idleTurn() {
  for (let turns = 0; turns < 500; turns += 1) {
    const started = performance.now();
    await turn();
    if (performance.now() - started < 0.1) return;
  }
}

/**
 * Takes no new connection, and answers what comes on the open ones as their last. Only then closes those without a request:
 * done at once, as `server.close()` does it, that would meet what the gateway is sending on them (docs/decisions/0140).
 */
async function drain(server: Server) {
  const closed = once(server, 'close');
  server.prependListener('request', (_, response) => {
    response.shouldKeepAlive = false;
  });
  // What the kernel has taken and we have not would be reset.
  await idleTurn();
  NetServer.prototype.close.call(server);
  await Promise.race([closed, delay(farewell)]);
  server.closeIdleConnections();
  await Promise.race([closed, delay(drainLimit - farewell)]);
  server.closeAllConnections();
}

try {
  const config = readConfig();
  const api = assembleApi(config);
  logUnhandled(api.logger, ['unhandledRejection']);
  // What else it broke is unknown: the open requests are finished, then the container starts the process again.
  const broken = new Promise<number>((resolve) =>
    process.on('uncaughtException', (error) => {
      api.logger.fatal({ error: withoutData(error) }, 'uncaughtException');
      resolve(1);
    }),
  );
  await api.showMetrics();
  if (config.database.kind === 'sqlite') tellFirstAdministrator(await api.prepare());
  const server = listen(api, config);
  if (config.database.kind === 'mysql') void prepareInBackground(api);
  const stopped = Promise.race([once(process, 'SIGTERM'), once(process, 'SIGINT')]).then(() => 0);
  const exitCode = await Promise.race([stopped, broken]);
  api.beginStop();
  await drain(server);
  await api.close();
  process.exit(exitCode);
} catch (error) {
  fail(error);
}

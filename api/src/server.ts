import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { type Config, ConfigError, readConfig } from './config.ts';
import { withoutData } from './http/request-log.ts';
import type { FirstAdministrator } from './prepare-database.ts';
import { type AssembledApi, assembleApi } from './start-api.ts';
import { StartError } from './start-error.ts';

/** The container's grace period is ten seconds; what still runs after this is cut (R71). */
const drainLimit = 7000;

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

/** Keeps trying: submissions, health and the rest of the product must not wait for MySQL (R70). */
async function prepareInBackground({ prepare, logger }: AssembledApi) {
  for (let pause = 500; ; pause = Math.min(pause * 2, 10_000)) {
    try {
      tellFirstAdministrator(await prepare());
      logger.info('database ready');
      return;
    } catch (error) {
      const isExplained = error instanceof StartError;
      logger.warn(
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

async function drain(server: Server) {
  server.close();
  await Promise.race([once(server, 'close'), delay(drainLimit)]);
  server.closeAllConnections();
}

try {
  const config = readConfig();
  const api = assembleApi(config);
  for (const event of ['uncaughtException', 'unhandledRejection'])
    process.on(event, (error) => {
      api.logger.fatal({ error: withoutData(error) }, event);
      process.exit(1);
    });
  if (config.database.kind === 'sqlite') tellFirstAdministrator(await api.prepare());
  const server = listen(api, config);
  if (config.database.kind === 'mysql') void prepareInBackground(api);
  await Promise.race([once(process, 'SIGTERM'), once(process, 'SIGINT')]);
  api.endStreams();
  await drain(server);
  await api.close();
  process.exit(0);
} catch (error) {
  fail(error);
}

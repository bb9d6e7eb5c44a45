import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { signInAddress } from '@suite/contracts/admin-hosts';
import { explained, OperatorError } from '@suite/contracts/operator-error';
import { createGateway } from '@suite/gateway/gateway';
import { readSite } from '@suite/site/read-site';
import { withoutData } from '../api/src/http/request-log.ts';
import { type Config, readConfig } from '../api/src/server/config.ts';
import { holdDatabase } from '../api/src/server/hold-database.ts';
import { logUnhandled } from '../api/src/server/log-unhandled.ts';
import { startApi } from '../api/src/server/start-api.ts';
import { buildStale, builtFolder } from './build-stale.ts';

/**
 * `npm start`: runs the whole product in one process on the embedded gateway; `--development` shows React's
 * warnings.
 */

const [option, ...others] = process.argv.slice(2);
const mode = option === '--development' ? 'development' : 'production';

async function listen(server: Server, port: number) {
  try {
    server.listen(port);
    await once(server, 'listening');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') {
      throw new OperatorError(`Port ${port} is taken: stop what listens there, or set PORT to a free one.`);
    }
    if (code === 'EACCES') {
      throw new OperatorError(`Port ${port} may not be used by this user: set PORT to one above 1023.`);
    }
    throw error;
  }
}

/** Throws if the port can't be used: before a long build, and before a password is generated that is shown once. */
async function checkPort(port: number) {
  const probe = createServer();
  await listen(probe, port);
  probe.close();
  await once(probe, 'close');
}

function describeDatabase({ database }: Config) {
  if (database.kind === 'sqlite') return `in ${path.resolve(database.file)}`;
  return `in MySQL, database ${database.database} at ${database.host}:${database.port}`;
}

/** Returns the sign-in address, followed by the instructions. */
function describeSignIn({ adminHosts }: Config, address: string, instructions: string) {
  const signIn = signInAddress(address, adminHosts);
  return signIn ? `${signIn} ${instructions}` : 'nowhere, as ADMIN_HOSTS is none';
}

async function close(server: Server) {
  const closed = once(server, 'close');
  server.close();
  server.closeIdleConnections();
  const forceClose = setTimeout(() => server.closeAllConnections(), 8_000);
  await closed;
  clearTimeout(forceClose);
}

/** Milliseconds in which one Ctrl-C arrives several times: from the terminal, from npm and from the launcher. */
const samePress = 1_000;

/** Ends the process at a second Ctrl-C, without waiting for requests. */
function endAtNextInterrupt() {
  const first = performance.now();
  process.on('SIGINT', () => performance.now() - first > samePress && process.exit(130));
}

const stopping = new AbortController();
const stopped = once(stopping.signal, 'abort');
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stopping.abort());
// The launcher was killed.
process.on('disconnect', () => stopping.abort());

async function serve() {
  if (others.length > 0 || (option && mode === 'production'))
    throw new OperatorError('npm start takes no arguments: settings are in .env (.env.example).');
  const env = {
    ...process.env,
    PORT: process.env.PORT || '8080',
    LOG_LEVEL: process.env.LOG_LEVEL || 'warn',
  };
  const config = readConfig(env);
  await checkPort(config.port);
  holdDatabase(config);
  await buildStale(mode, stopping.signal);

  // Before the API: a gateway that can't start must not hide a password that is generated and shown once.
  const server = createGateway({
    distFolders: {
      shell: builtFolder('shell', mode),
      marketing: builtFolder('marketing', mode),
      admin: builtFolder('admin', mode),
    },
    publicUrl: config.publicUrl,
    videoUrl: readSite(process.env).video?.url,
    captcha: config.captchaProvider?.name,
    clientReports: config.clientReports,
    adminHosts: config.adminHosts,
    trustedProxy: process.env.TRUSTED_PROXY,
    onError: (error) => api.logger.error({ error: withoutData(error as Error) }, 'request failed'),
    api: (request, response) => api.callback(request, response),
  });
  const api = await startApi(config, { isBehindProxy: true });
  const { firstAdministrator: first, logger } = api;
  // Nothing restarts this process, so an unhandled error in one request must not end it.
  logUnhandled(logger, ['unhandledRejection', 'uncaughtException']);
  const signIn = first?.generatedPassword
    ? `as ${first.username} with the password ${first.generatedPassword} (shown this once)`
    : first
      ? `as ${first.username} with ADMIN_PASSWORD`
      : 'as before; reset a forgotten password with: npm run admin -- password <username>';
  await listen(server, config.port);

  const { port } = server.address() as AddressInfo;
  const address = config.publicUrl ?? `http://localhost:${port}`;
  console.log(`
  Running at   ${address}
  Sign in at   ${describeSignIn(config, address, signIn)}
  Data stored  ${describeDatabase(config)}
  Stop with    Ctrl-C
`);
  await stopped;
  endAtNextInterrupt();
  api.startShutdown();
  await close(server);
  await api.close();
}

try {
  await serve();
  process.exit(0);
} catch (error) {
  // A build that was stopped.
  if (stopping.signal.aborted) process.exit(0);
  console.error(explained(error));
  process.exit(1);
}

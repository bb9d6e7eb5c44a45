import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { startProduct } from '../../scripts/testing/start-product.ts';
import { createApiProcess } from '../drill/api-process.ts';
import type { DrillDatabase } from '../drill/database.ts';
import { startNginx } from './nginx.ts';
import { signIn } from './sign-in.ts';

export interface Server {
  url: string;
  /** Processes of the gateway and the API; their descendants count too. */
  pids: number[];
  /** Session of an administrator. */
  cookie?: string;
}

export interface Pair {
  ours: Server;
  bare: Server;
}

export interface RunningPair extends Pair {
  stop(): Promise<void>;
}

async function startBare(databaseUrl: string, options: string[] = []) {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, '../bare/server.ts'), ...options], {
    env: { DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(child.stdout, 'data');
  return {
    server: { url: String(line).trim(), pids: [child.pid ?? 0] },
    stop: () => void child.kill('SIGKILL'),
  };
}

/** Starts the server of `npm start`, and the bare server behind the same embedded gateway. */
export async function startEmbedded(database: DrillDatabase, bareUrl = database.url): Promise<RunningPair> {
  const product = await startProduct(process.env, [], {
    folder: database.folder,
    variables: { DATABASE_URL: database.url, LIMIT_INTAKE: '1000000', ADMIN_PASSWORD: 'drill' },
  });
  const { TEST_GATEWAY_URL: url, ADMIN_USERNAME } = product.env;
  const cookie = await signIn(url, ADMIN_USERNAME, 'drill');
  if (bareUrl !== database.url) await database.on((db) => db.raw('vacuum into ?', [bareUrl]));
  const bare = await startBare(bareUrl);
  return {
    ours: { url, pids: [product.pid], cookie },
    bare: { ...bare.server, cookie },
    stop: async () => {
      bare.stop();
      await product.kill();
    },
  };
}

/** Starts our API and the bare server as processes, each behind an nginx gateway container. */
export async function startBehindNginx(database: DrillDatabase): Promise<RunningPair> {
  const api = await createApiProcess({
    DATABASE_URL: database.url,
    DATA_DIR: database.folder,
    LOG_LEVEL: 'info',
  });
  api.start();
  await api.untilDrained();
  const bare = await startBare(database.url, ['--without-gateway']);
  const nginx = await startNginx({ ours: api.url, bare: bare.server.url });
  return {
    ours: { url: nginx.urls.ours, pids: [api.pid(), nginx.pids.ours] },
    bare: { url: nginx.urls.bare, pids: [...bare.server.pids, nginx.pids.bare] },
    stop: async () => {
      nginx.stop();
      bare.stop();
      await api.kill();
    },
  };
}

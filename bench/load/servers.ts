import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { startProduct } from '../../scripts/testing/start-product.ts';
import type { DrillDatabase } from '../drill/database.ts';
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

async function startBare(databaseUrl: string) {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, '../bare/server.ts')], {
    env: { DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(child.stdout, 'data');
  return {
    server: { url: String(line).trim(), pids: [child.pid ?? 0] },
    stop: () => void child.kill('SIGKILL'),
  };
}

/**
 * Starts the server of `npm start`, and the bare server behind the same embedded gateway; on SQLite on a copy of the
 * file, because one process writes each file.
 */
export async function startEmbedded(database: DrillDatabase): Promise<RunningPair> {
  const product = await startProduct(process.env, [], {
    folder: database.folder,
    variables: { DATABASE_URL: database.url, LIMIT_INTAKE: '1000000', ADMIN_PASSWORD: 'drill' },
  });
  const { TEST_GATEWAY_URL: url, ADMIN_USERNAME } = product.env;
  const cookie = await signIn(url, ADMIN_USERNAME, 'drill');
  const isOnMysql = database.url.startsWith('mysql:');
  const copy = path.join(database.folder, `bare-${Date.now()}.sqlite`);
  if (!isOnMysql) await database.on((db) => db.raw('vacuum into ?', [copy]));
  const bare = await startBare(isOnMysql ? database.url : copy);
  return {
    ours: { url, pids: [product.pid], cookie },
    bare: { ...bare.server, cookie },
    stop: async () => {
      bare.stop();
      await product.kill();
    },
  };
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createTestDatabase, type TestDatabase } from '../../api/test/support/test-database.ts';
import { writeRows } from '../../scripts/testing/row-seeds.ts';
import { startProduct } from '../../scripts/testing/start-product.ts';
import { signIn } from './load.ts';

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
async function startEmbedded(database: TestDatabase): Promise<RunningPair> {
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

/** Fills the database up to the given number of rows and starts both servers on it. */
type Prepare = (rows: number) => Promise<Pair>;

/** Runs the work on SQLite, and on MySQL if TEST_MYSQL_URL is set. */
export async function onEachDatabase(
  work: (name: string, prepare: Prepare, database: TestDatabase) => Promise<void>,
) {
  const server = process.env.TEST_MYSQL_URL;
  for (const name of server ? ['SQLite', 'MySQL'] : ['SQLite']) {
    const database = await createTestDatabase(name === 'MySQL' ? server : '');
    const now = Date.now();
    let pair: RunningPair | undefined;
    let written = 0;
    const prepare = async (rows: number) => {
      // The first start creates the tables.
      pair ??= await startEmbedded(database);
      await pair.stop();
      await database.on((db) => writeRows(db, written, rows, now));
      if (name === 'MySQL') await database.on((db) => db.raw('analyze table business_leads'));
      written = rows;
      pair = await startEmbedded(database);
      return pair;
    };
    try {
      await work(name, prepare, database);
    } finally {
      await pair?.stop();
      await database.drop();
    }
  }
}

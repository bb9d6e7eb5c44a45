import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { writeRows } from '../../scripts/testing/row-seeds.ts';
import { createApiProcess } from '../drill/api-process.ts';
import { createDrillDatabase } from '../drill/database.ts';

export interface Scene {
  /** 'SQLite' or 'MySQL'. */
  name: string;
  /** Our API with the session cookie of an administrator. */
  ours: { url: string; cookie: string; pid: number };
  bare: { url: string; pid: number };
}

/** Fills the database up to the given number of rows and starts both servers on it. */
export type Prepare = (rows: number) => Promise<Scene>;

async function startBare(url: string): Promise<{ url: string; child: ChildProcess }> {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'bare-lists.ts')], {
    env: { DATABASE_URL: url },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(child.stdout, 'data');
  return { url: String(line).trim(), child };
}

async function signIn(url: string): Promise<string> {
  const response = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: 'drill' }),
  });
  if (!response.ok) throw new Error(`The sign-in failed with status ${response.status}`);
  return response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}

/** Runs the work on SQLite, and on MySQL if TEST_MYSQL_URL is set. */
export async function onEachDatabase(work: (name: string, prepare: Prepare) => Promise<void>) {
  const server = process.env.TEST_MYSQL_URL;
  for (const name of server ? ['SQLite', 'MySQL'] : ['SQLite']) {
    const database = await createDrillDatabase(name === 'MySQL' ? server : '');
    const api = await createApiProcess({ DATABASE_URL: database.url, DATA_DIR: database.folder });
    let bare: Awaited<ReturnType<typeof startBare>> | undefined;
    const stop = async () => {
      await api.kill();
      bare?.child.kill('SIGKILL');
    };
    const now = Date.now();
    let written = 0;
    try {
      await work(name, async (rows) => {
        await stop();
        api.start();
        await api.untilDrained();
        await api.kill();
        await database.on((db) => writeRows(db, written, rows, now));
        if (name === 'MySQL') await database.on((db) => db.raw('analyze table business_leads'));
        written = rows;
        api.start();
        await api.untilDrained();
        bare = await startBare(database.url);
        return {
          name,
          ours: { url: api.url, cookie: await signIn(api.url), pid: api.pid() },
          bare: { url: bare.url, pid: bare.child.pid ?? 0 },
        };
      });
    } finally {
      await stop();
      await database.drop();
    }
  }
}

/** Returns the median of a list, or another quantile. */
export const quantile = (values: readonly number[], part = 0.5) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * part)] ?? 0;

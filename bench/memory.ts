import { spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../scripts/testing/start-product.ts';
import { createDrillDatabase } from './drill/database.ts';
import { loadFor, sendLead } from './load/load.ts';
import { check, writeResults } from './load/results.ts';
import { memoryOf, withPeakMemory } from './load/usage.ts';

const connections = 64;
const duration = 30_000;
const aims = { atRest: 150, peak: 220 };

async function untilReady(url: string) {
  while ((await fetch(`${url}/healthz`).catch(() => undefined))?.status !== 200) await delay(200);
}

/** Measures the memory of `npm start` with all of its processes: at rest, and at its peak under leads. */
export async function measureMemory() {
  const { folder, drop } = await createDrillDatabase('');
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const child = spawn('npm', ['start'], {
    cwd: path.join(import.meta.dirname, '..'),
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: folder,
      LIMIT_INTAKE: '1000000',
      ADMIN_PASSWORD: 'drill',
    },
    stdio: 'ignore',
  });
  const server = { url, pids: [child.pid ?? 0] };
  try {
    await untilReady(url);
    await delay(10_000);
    const atRest = memoryOf(server.pids);
    const { peak } = await withPeakMemory(server.pids, () =>
      loadFor(duration, server, sendLead(server), { connections, status: 201 }),
    );
    const figures = { atRest: Math.round(atRest), peak: Math.round(peak) };
    console.table(figures);
    writeResults('memory', figures);
    check([
      [figures.atRest <= aims.atRest, `at most ${aims.atRest} MiB at rest (${figures.atRest})`],
      [figures.peak <= aims.peak, `at most ${aims.peak} MiB under load (${figures.peak})`],
    ]);
  } finally {
    child.kill();
    await delay(2000);
    await drop();
  }
}

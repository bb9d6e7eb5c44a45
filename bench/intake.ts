import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import path from 'node:path';
import { createApiProcess } from './drill/api-process.ts';
import { createDrillDatabase, type DrillDatabase } from './drill/database.ts';

const connections = 64;
const duration = 8000;
const rounds = 3;

interface Load {
  perSecond: number;
  p50: number;
  p99: number;
  /** Milliseconds of processor per request. */
  cpu: number;
  /** Rows stored per 2xx. */
  rows: number;
}

/** Processor time that a process has used so far; Linux only. */
function cpuOf(pid: number) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

function post(url: string, agent: Agent): Promise<number> {
  const body = JSON.stringify({ name: 'Nimal Perera', mobileNumber: '+94 77 123 4567', email: '' });
  return new Promise((resolve, reject) => {
    const headers = {
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(body),
      'Idempotency-Key': randomUUID(),
    };
    const sending = request(`${url}/api/business-leads`, { method: 'POST', agent, headers }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode ?? 0));
    });
    sending.once('error', reject).end(body);
  });
}

const at = (sorted: number[], part: number) => sorted[Math.floor(sorted.length * part)] ?? 0;

async function load(url: string, pid: number, database: DrillDatabase): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  const count = () => database.on(async (db) => Number((await db('business_leads').count({ n: '*' }))[0]?.n));
  const [rowsBefore, cpuBefore, end] = [await count(), cpuOf(pid), Date.now() + duration];
  async function write() {
    while (Date.now() < end) {
      const started = performance.now();
      if ((await post(url, agent)) === 201) times.push(performance.now() - started);
    }
  }
  await Promise.all(Array.from({ length: connections }, write));
  const cpu = cpuOf(pid) - cpuBefore;
  agent.destroy();
  times.sort((a, b) => a - b);
  return {
    perSecond: Math.round((times.length * 1000) / duration),
    p50: Math.round(at(times, 0.5)),
    p99: Math.round(at(times, 0.99)),
    cpu: Number((cpu / times.length).toFixed(2)),
    rows: ((await count()) - rowsBefore) / times.length,
  };
}

async function startBare(database: DrillDatabase): Promise<{ url: string; child: ChildProcess }> {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'bare-server.ts')], {
    env: { DATABASE_URL: database.url },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(child.stdout, 'data');
  return { url: String(line).trim(), child };
}

/** Our API beside a bare Koa server that inserts one row per request, in turns on one MySQL. Needs TEST_MYSQL_URL. */
export async function measureIntake() {
  if (!process.env.TEST_MYSQL_URL) throw new Error('Set TEST_MYSQL_URL: the intake is compared on MySQL');
  const database = await createDrillDatabase();
  const api = await createApiProcess({ DATABASE_URL: database.url, DATA_DIR: database.folder });
  const pid = api.start();
  await api.untilDrained();
  const bare = await startBare(database);
  try {
    const results: Record<string, Load> = {};
    for (let round = 1; round <= rounds; round += 1) {
      results[`bare ${round}`] = await load(bare.url, bare.child.pid ?? 0, database);
      results[`ours ${round}`] = await load(api.url, pid, database);
      await api.untilDrained();
    }
    console.table(results);
    const rates = (name: string) =>
      Object.entries(results)
        .filter(([key]) => key.startsWith(name))
        .map(([, { perSecond }]) => perSecond)
        .sort((a, b) => a - b);
    const ratio = at(rates('ours'), 0.5) / at(rates('bare'), 0.5);
    console.log(`ours / bare, medians of ${rounds}: ${ratio.toFixed(2)} (aim: over 1, never under 0.7)`);
    if (ratio < 0.7) process.exitCode = 1;
  } finally {
    bare.child.kill('SIGKILL');
    await api.kill();
    await database.drop();
  }
}

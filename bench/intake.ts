import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startProduct } from '../scripts/testing/start-product.ts';
import { createApiProcess } from './drill/api-process.ts';
import { createDrillDatabase, type DrillDatabase } from './drill/database.ts';

const connections = 64;
const duration = 5000;
const rounds = 5;

interface Load {
  perSecond: number;
  p50: number;
  p99: number;
  /** Processor time per request in milliseconds. */
  cpu: number;
  /** Stored rows per 2xx response. */
  rows: number;
}

/** The address to measure, and its process if it runs on this machine. */
interface Target {
  url: string;
  pid?: number;
}

/** Returns the processor time that a process has used, in milliseconds; Linux only. */
function cpuOf({ pid }: Target) {
  if (pid === undefined) return Number.NaN;
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
    const outgoing = request(`${url}/api/business-leads`, { method: 'POST', agent, headers }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode ?? 0));
    });
    outgoing.once('error', reject).end(body);
  });
}

const quantile = (sorted: number[], part: number) => sorted[Math.floor(sorted.length * part)] ?? 0;

async function load(target: Target, database: DrillDatabase): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  const count = () => database.on(async (db) => Number((await db('business_leads').count({ n: '*' }))[0]?.n));
  const [rowsBefore, cpuBefore, end] = [await count(), cpuOf(target), Date.now() + duration];
  async function write() {
    while (Date.now() < end) {
      const started = performance.now();
      if ((await post(target.url, agent)) === 201) times.push(performance.now() - started);
    }
  }
  await Promise.all(Array.from({ length: connections }, write));
  const cpu = cpuOf(target) - cpuBefore;
  agent.destroy();
  // A response waits at most 800 ms for the copy into MySQL.
  for (let waited = 0; waited < 5000 && (await count()) < rowsBefore + times.length; waited += 250)
    await delay(250);
  times.sort((a, b) => a - b);
  return {
    perSecond: (times.length * 1000) / duration,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    cpu: cpu / times.length,
    rows: ((await count()) - rowsBefore) / times.length,
  };
}

function medianOf(loads: readonly Load[], figure: keyof Load, digits: number) {
  const sorted = loads.map((load) => load[figure]).sort((a, b) => a - b);
  return Number(quantile(sorted, 0.5).toFixed(digits));
}

async function startBare(database: DrillDatabase): Promise<{ url: string; child: ChildProcess }> {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'bare-server.ts')], {
    env: { DATABASE_URL: database.url },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(child.stdout, 'data');
  return { url: String(line).trim(), child };
}

/**
 * Measures the targets alternately, so that other load on the machine affects all of them. The first round is
 * a warm-up.
 */
async function measure(targets: Record<string, Target>, database: DrillDatabase) {
  const loads: Record<string, Load[]> = {};
  for (let round = 0; round <= rounds; round += 1) {
    for (const [name, target] of Object.entries(targets)) {
      const result = await load(target, database);
      if (round > 0) loads[name] = [...(loads[name] ?? []), result];
    }
  }
  return loads;
}

function report(loads: Record<string, Load[]>) {
  const bare = medianOf(loads.bare ?? [], 'perSecond', 0);
  const rows = Object.entries(loads).map(([name, results]) => {
    const perSecond = medianOf(results, 'perSecond', 0);
    return {
      name,
      'requests/s': perSecond,
      'ms p50': medianOf(results, 'p50', 1),
      'ms p99': medianOf(results, 'p99', 1),
      'CPU ms/request': medianOf(results, 'cpu', 3),
      'rows/2xx': medianOf(results, 'rows', 3),
      'of bare': Number((perSecond / bare).toFixed(2)),
    };
  });
  console.table(rows);
  console.log(`Medians of ${rounds} rounds. Aim of the API: over 1 of the bare server, never under 0.7.`);
  return rows;
}

/**
 * Measures our API, directly and through the embedded gateway, and a bare Koa server that inserts one row per
 * request, alternately on one MySQL. Needs TEST_MYSQL_URL. TEST_GATEWAY_URL adds a running product, which
 * must be started with LIMIT_INTAKE=1000000.
 */
export async function measureIntake() {
  const { TEST_MYSQL_URL, TEST_GATEWAY_URL } = process.env;
  if (!TEST_MYSQL_URL) throw new Error('Set TEST_MYSQL_URL: this bench compares the intake on MySQL');
  const database = await createDrillDatabase();
  const api = await createApiProcess({ DATABASE_URL: database.url, DATA_DIR: database.folder });
  api.start();
  await api.untilDrained();
  const bare = await startBare(database);
  const product = await startProduct(process.env, [], {
    variables: { DATABASE_URL: database.url, LIMIT_INTAKE: '1000000' },
  });
  try {
    const loads = await measure(
      {
        bare: { url: bare.url, pid: bare.child.pid ?? 0 },
        'our API': { url: api.url, pid: api.pid() },
        'through the embedded gateway': { url: product.env.TEST_GATEWAY_URL, pid: product.pid },
        ...(TEST_GATEWAY_URL && { [`through ${TEST_GATEWAY_URL}`]: { url: TEST_GATEWAY_URL } }),
      },
      database,
    );
    const ours = report(loads).find(({ name }) => name === 'our API');
    if (!ours || ours['of bare'] < 0.7 || ours['rows/2xx'] !== 1) process.exitCode = 1;
  } finally {
    bare.child.kill('SIGKILL');
    await product.stop();
    await api.kill();
    await database.drop();
  }
}

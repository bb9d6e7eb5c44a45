import { readFileSync } from 'node:fs';
import { onEachDatabase, quantile } from './records/scene.ts';

const rows = 1_000_000;
const rounds = 3;

interface Run {
  seconds: number;
  firstByte: number;
  /** Peak memory growth of the process in MiB. */
  growth: number;
  rows: number;
}

/** Returns a process's memory in MiB; Linux only. */
const memoryOf = (pid: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

async function download(url: string, pid: number, cookie = ''): Promise<Run> {
  const before = memoryOf(pid);
  let [peak, firstByte, lines] = [before, 0, 0];
  const sampling = setInterval(() => {
    peak = Math.max(peak, memoryOf(pid));
  }, 20);
  const started = performance.now();
  const response = await fetch(url, { headers: { Cookie: cookie } });
  if (!response.ok) throw new Error(`${url} responded with status ${response.status}`);
  for await (const bytes of response.body ?? []) {
    firstByte ||= performance.now() - started;
    for (let index = bytes.indexOf(10); index !== -1; index = bytes.indexOf(10, index + 1)) lines += 1;
  }
  clearInterval(sampling);
  return {
    seconds: Number(((performance.now() - started) / 1000).toFixed(1)),
    firstByte: Math.round(firstByte),
    growth: Math.round(peak - before),
    rows: lines,
  };
}

/** Measures an export of 1,000,000 rows and a bare streaming query, alternately, on each database. */
export async function measureExport() {
  await onEachDatabase(async (name, prepare) => {
    const { ours, bare } = await prepare(rows);
    const results: Record<string, Run> = {};
    for (let round = 1; round <= rounds; round += 1) {
      results[`bare ${round}`] = await download(`${bare.url}/export`, bare.pid);
      results[`ours ${round}`] = await download(
        `${ours.url}/api/admin/export/business-leads`,
        ours.pid,
        ours.cookie,
      );
    }
    console.log(`\n${name}: seconds, milliseconds to the first byte, MiB grown by`);
    console.table(results);
    const all = (server: string, value: 'seconds' | 'growth') =>
      Object.entries(results)
        .filter(([key]) => key.startsWith(server))
        .map(([, run]) => run[value]);
    const ratio = quantile(all('ours', 'seconds')) / quantile(all('bare', 'seconds'));
    const growth = Math.max(...all('ours', 'growth'));
    console.log(`ours / bare ${ratio.toFixed(2)} (aim: at most 1.3), grown by ${growth} MiB (aim: under 40)`);
    if (ratio > 1.3 || growth >= 40) process.exitCode = 1;
  });
}

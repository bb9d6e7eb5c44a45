import { apiPaths } from '@suite/contracts/paths';
import { type Comparison, compare } from './load/compare.ts';
import { check, writeResults } from './load/results.ts';
import type { Server } from './load/servers.ts';
import { memoryOf, withPeakMemory } from './load/usage.ts';
import { onEachDatabase } from './records/scene.ts';

const rows = 1_000_000;
const rounds = 3;

async function countLines({ url, cookie = '' }: Server): Promise<number> {
  const response = await fetch(url + apiPaths.exportRecords('business-leads'), {
    headers: { Cookie: cookie },
  });
  if (!response.ok) throw new Error(`The export failed with status ${response.status}`);
  let lines = 0;
  for await (const bytes of response.body ?? [])
    for (let index = bytes.indexOf(10); index !== -1; index = bytes.indexOf(10, index + 1)) lines += 1;
  return lines;
}

/** Measures an export of 1,000,000 rows and a bare streaming query behind the same gateway, on each database. */
export async function measureExport() {
  const results: Record<string, Comparison> = {};
  await onEachDatabase(async (name, prepare) => {
    const pair = await prepare(rows);
    results[name] = await compare(
      name,
      pair,
      async (server) => {
        const [before, started] = [memoryOf(server.pids), performance.now()];
        const { peak, result: lines } = await withPeakMemory(server.pids, () => countLines(server));
        const expected = server === pair.ours ? rows + 1 : rows;
        if (lines !== expected) throw new Error(`The export of ${name} has ${lines} lines, not ${expected}`);
        return {
          seconds: (performance.now() - started) / 1000,
          grownMiB: Math.max(1, peak - before),
        };
      },
      rounds,
    );
  });
  writeResults('export', results);
  check(
    Object.entries(results).flatMap(([name, { ours, ratio }]) => [
      [(ratio.seconds ?? 9) <= 1, `${name}: at most the time of the bare stream (${ratio.seconds})`],
      [(ours.grownMiB ?? 99) <= 40, `${name}: memory grows by at most 40 MiB (${ours.grownMiB})`],
    ]),
  );
}

import { apiPaths } from '@suite/contracts/paths';
import { compare } from './load/compare.ts';
import { onEachDatabase, type Server } from './load/servers.ts';
import { memoryOf, withPeakMemory } from './load/usage.ts';

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
export const measureExport = () =>
  onEachDatabase(async (name, prepare) => {
    const pair = await prepare(rows);
    const measure = async (server: Server) => {
      const [before, started] = [memoryOf(server.pids), performance.now()];
      const { peak, result: lines } = await withPeakMemory(server.pids, () => countLines(server));
      const expected = server === pair.ours ? rows + 1 : rows;
      if (lines !== expected) throw new Error(`The export of ${name} has ${lines} lines, not ${expected}`);
      return { seconds: (performance.now() - started) / 1000, grownMiB: Math.max(1, peak - before) };
    };
    await compare(name, pair, measure, rounds);
  });

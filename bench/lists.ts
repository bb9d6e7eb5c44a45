import { rareName } from '../scripts/testing/row-seeds.ts';
import { type Comparison, compare } from './load/compare.ts';
import { loadFor, quantile, readPath } from './load/load.ts';
import { check, writeResults } from './load/results.ts';
import type { Server } from './load/servers.ts';
import { onEachDatabase } from './records/scene.ts';

const usualSizes = [100_000, 1_000_000];
const connections = 8;
const duration = 3000;
const searchRounds = 30;

const leads = '/api/admin/business-leads?limit=50';

/** Typical searches: a common name, a rare one, two prefixes, the end of a number, an address, no match. */
const searches = {
  'common name': 'perera',
  'rare name': rareName.slice(0, 5).toLowerCase(),
  'two prefixes': 'nim fern',
  Japanese: '山田',
  'last digits': '4561',
  'e-mail': 'visitor77777@',
  'no match': 'xylophone',
};

async function time({ url, cookie = '' }: Server, path: string): Promise<number> {
  const started = performance.now();
  const response = await fetch(url + path, { headers: { Cookie: cookie } });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${path} responded with status ${response.status}`);
  return performance.now() - started;
}

/** Returns the median of each search in milliseconds, one request at a time. */
async function measureSearches(server: Server): Promise<Record<string, number>> {
  const times: Record<string, number[]> = {};
  for (let round = 0; round < searchRounds; round += 1)
    for (const [name, q] of Object.entries(searches))
      times[name] = [...(times[name] ?? []), await time(server, `${leads}&q=${encodeURIComponent(q)}`)];
  return Object.fromEntries(
    Object.entries(times).map(([name, values]) => [name, Number(quantile(values).toFixed(1))]),
  );
}

/**
 * Measures the first page under load against one query of the same page, and searches, on each database; both servers
 * look up the session and are behind the embedded gateway. `given` are numbers of rows, in ascending order.
 */
export async function measureLists(given: readonly string[]) {
  const sizes = given.length > 0 ? given.map(Number) : usualSizes;
  const results: Record<string, Comparison & { searches: Record<string, number> }> = {};
  await onEachDatabase(async (name, prepare) => {
    for (const size of sizes) {
      const title = `${name}, ${size} rows`;
      const pair = await prepare(size);
      const pages = await compare(title, pair, async (server) => {
        const { responses: _, ...load } = await loadFor(duration, server, readPath(server, leads), {
          connections,
          status: 200,
        });
        return load;
      });
      results[title] = { ...pages, searches: await measureSearches(pair.ours) };
      console.table(results[title].searches);
    }
  });
  writeResults('lists', results);
  check(
    Object.entries(results).flatMap(([title, { ratio, searches: found }]) => [
      [(ratio.perSecond ?? 0) >= 0.7, `${title}: at least 0.7 of the pages per second (${ratio.perSecond})`],
      ...Object.entries(found).map(([search, milliseconds]): [boolean, string] => [
        milliseconds < 50,
        `${title}: the search "${search}" in less than 50 ms (${milliseconds})`,
      ]),
    ]),
  );
}

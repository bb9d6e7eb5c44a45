import { rareName } from '../scripts/testing/row-seeds.ts';
import { compare } from './load/compare.ts';
import { loadFor, median } from './load/load.ts';
import { onEachDatabase, type Server } from './load/servers.ts';

const usualSizes = [100_000, 1_000_000];
const connections = 8;
const seconds = 3;
const searchRounds = 10;

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

/** Prints the median of each search in milliseconds, one request at a time. */
async function measureSearches(server: Server) {
  const medians: Record<string, number> = {};
  for (const [name, q] of Object.entries(searches)) {
    const times: number[] = [];
    for (let round = 0; round < searchRounds; round += 1)
      times.push(await time(server, `${leads}&q=${encodeURIComponent(q)}`));
    medians[name] = Math.round(median(times));
  }
  console.table(medians);
}

/**
 * Measures the first page under load against one query of the same page, and searches, on each database. `given` are
 * numbers of rows, in ascending order.
 */
export const measureLists = (given: readonly string[]) =>
  onEachDatabase(async (name, prepare) => {
    for (const size of given.length > 0 ? given.map(Number) : usualSizes) {
      const pair = await prepare(size);
      await compare(`${name}, ${size} rows`, pair, async (server) => {
        const { responses: _, ...load } = await loadFor(seconds, server, leads, { connections });
        return load;
      });
      await measureSearches(pair.ours);
    }
  });

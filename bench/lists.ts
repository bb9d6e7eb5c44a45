import { rareName } from '../scripts/testing/row-seeds.ts';
import { onEachDatabase, quantile, type Scene } from './records/scene.ts';

const sizes = [100_000, 1_000_000];
const rounds = 60;

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

async function time(url: string, cookie = ''): Promise<number> {
  const started = performance.now();
  const response = await fetch(url, { headers: { Cookie: cookie } });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${url} responded with status ${response.status}`);
  return performance.now() - started;
}

/** Measures the requests alternately. Returns medians and 95th percentiles in milliseconds. */
async function measure({ ours, bare }: Scene) {
  const requests: Record<string, () => Promise<number>> = {
    'bare first page': () => time(bare.url),
    'first page': () => time(ours.url + leads, ours.cookie),
    'first page by name': () => time(`${ours.url}${leads}&sort=name`, ours.cookie),
    ...Object.fromEntries(
      Object.entries(searches).map(([name, q]) => [
        name,
        () => time(`${ours.url}${leads}&q=${encodeURIComponent(q)}`, ours.cookie),
      ]),
    ),
  };
  const times: Record<string, number[]> = {};
  for (const ask of Object.values(requests)) await ask();
  for (let round = 0; round < rounds; round += 1)
    for (const [name, ask] of Object.entries(requests)) times[name] = [...(times[name] ?? []), await ask()];
  return Object.fromEntries(
    Object.entries(times).map(([name, values]) => [
      name,
      { median: Number(quantile(values).toFixed(1)), p95: Number(quantile(values, 0.95).toFixed(1)) },
    ]),
  );
}

/** Measures first pages and searches at 100,000 and 1,000,000 rows and a bare query, on each database. */
export async function measureLists() {
  await onEachDatabase(async (name, prepare) => {
    const pages: number[] = [];
    for (const size of sizes) {
      const results = await measure(await prepare(size));
      console.log(`\n${name}, ${size} rows, milliseconds`);
      console.table(results);
      const { 'bare first page': bare, 'first page': ours, ...others } = results;
      pages.push((ours?.median ?? 0) / (bare?.median ?? 1));
      const slow = Object.keys(searches).filter((search) => (others[search]?.median ?? 0) >= 50);
      console.log(
        `ours / bare ${pages.at(-1)?.toFixed(2)}; searches over 50 ms: ${slow.join(', ') || 'none'}`,
      );
      if (slow.length > 0) process.exitCode = 1;
    }
    const [small = 1, large = 1] = pages;
    console.log(
      `${name}: the first page at ten times the rows: ${(large / small).toFixed(2)} (aim: no slower)`,
    );
  });
}

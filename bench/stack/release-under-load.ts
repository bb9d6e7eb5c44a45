import { execFile } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { adminPaths } from '@suite/contracts/pages';
import { docker } from '../../scripts/docker.ts';
import { createLedger, type Ledger } from '../drill/ledger.ts';
import { startWriters } from '../drill/writers.ts';

const assetsOf = (html: string) => html.match(/\/assets\/[a-z]+\/[\w.-]+\.(?:js|css)/g) ?? [];

const randomItem = <T>(items: readonly T[]) => items[Math.floor(Math.random() * items.length)];

/** Returns the paths of all pages. Throws if the product does not respond. */
async function pagesOf(url: string): Promise<string[]> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)/g)].map(([, path]) => path || '/');
  if (paths.length === 0) throw new Error(`${url}/sitemap.xml lists no pages`);
  return [...paths, ...adminPaths];
}

interface VisitorsOptions {
  url: string;
  visitors: number;
  /** Pause of each visitor after a page, in milliseconds. */
  pause: number;
}

interface Visits {
  requests: number;
  /** One line each. */
  failures: string[];
}

/**
 * Starts visitors that request pages, each with one of its assets and one asset that an old tab still needs.
 * Returns the function that stops them and returns the results.
 */
async function startVisitors({ url, visitors, pause }: VisitorsOptions) {
  const visits: Visits = { requests: 0, failures: [] };
  let isOver = false;

  async function fetchPage(path: string): Promise<string> {
    visits.requests += 1;
    try {
      const response = await fetch(url + path, { signal: AbortSignal.timeout(10_000) });
      const text = await response.text();
      if (response.status !== 200) visits.failures.push(`${response.status} ${path}`);
      return text;
    } catch (error) {
      visits.failures.push(`${(error as Error).message} ${path}`);
      return '';
    }
  }

  const pages = await pagesOf(url);
  const oldAssets = new Set<string>();
  for (const path of pages) for (const asset of assetsOf(await fetchPage(path))) oldAssets.add(asset);

  async function visit() {
    while (!isOver) {
      const path = randomItem(pages) ?? '/';
      const html = await fetchPage(path);
      if (html && !html.trimEnd().endsWith('</html>')) visits.failures.push(`cut off ${path}`);
      for (const asset of [randomItem(assetsOf(html)), randomItem([...oldAssets])])
        if (asset) await fetchPage(asset);
      await delay(pause);
    }
  }

  const all = Promise.all(Array.from({ length: visitors }, visit));
  return async function stop() {
    isOver = true;
    await all;
    return visits;
  };
}

/** Effects of a release on 32 visitors and 32 writers of leads. */
export interface ReleaseFigures {
  seconds: number;
  pageRequests: number;
  pageFailures: number;
  leads: number;
  leadFailures: number;
  lost: number;
  duplicated: number;
  longestWithoutLead: number;
}

const query = (since: number) =>
  `mysql -uroot -p"$(cat /secrets/mysql_root_password)" --default-character-set=utf8mb4 -BN suite -e 'select submission_id, name from business_leads where created_at >= ${since}'`;

/**
 * Compares the acknowledged leads with the rows MySQL has created since a time. Retries for about 90 seconds while
 * rows are missing: another API takes over the journal of a stopped one within a minute.
 */
async function compareStored(ledger: Ledger, since: number) {
  const mysql = docker('compose', 'ps', '--quiet', 'mysql');
  for (let tries = 0; ; tries += 1) {
    const rows = docker('exec', mysql, 'sh', '-c', query(since)).split('\n').filter(Boolean);
    const compared = ledger.compareWith(
      rows.map((row) => {
        const [key = '', name = ''] = row.split('\t');
        return { key, name };
      }),
    );
    if (compared.lost === 0 || tries === 45) return compared;
    await delay(2000);
  }
}

/**
 * Releases a part with an image while visitors request pages and writers send leads. Returns the figures, and the
 * failures with their numbers. Throws if the release fails.
 */
export async function releaseUnderLoad(url: string, part: string, image: string) {
  const since = Date.now();
  const ledger = createLedger();
  const stopVisitors = await startVisitors({ url, visitors: 32, pause: 200 });
  const stopWriters = startWriters({ urls: [url], ledger, isControl: false, writers: 32, pause: 200 });
  await delay(3000);
  const started = performance.now();
  await promisify(execFile)('npm', ['run', 'release', '--', part, '--image', image]);
  const seconds = Math.round((performance.now() - started) / 1000);
  await delay(8000);
  const [visits] = await Promise.all([stopVisitors(), stopWriters()]);
  const compared = await compareStored(ledger, since);
  const figures: ReleaseFigures = {
    seconds,
    pageRequests: visits.requests,
    pageFailures: visits.failures.length,
    leads: compared.acknowledged,
    leadFailures: ledger.refusals().reduce((sum, [, times]) => sum + times, 0),
    lost: compared.lost + compared.altered,
    duplicated: compared.duplicated,
    longestWithoutLead: compared.longestWithoutIntake,
  };
  const failures = [...visits.failures, ...ledger.refusals().map(([status]) => `${status} lead`)];
  const counted = Map.groupBy(failures, (failure) => failure);
  return { figures, failures: [...counted].map(([failure, all]) => `${all.length} x ${failure}`) };
}

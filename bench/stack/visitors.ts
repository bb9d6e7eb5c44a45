import { setTimeout as delay } from 'node:timers/promises';
import { adminPaths } from '@suite/contracts/pages';

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
export async function startVisitors({ url, visitors, pause }: VisitorsOptions) {
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

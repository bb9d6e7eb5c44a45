import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { findBrowser } from '../scripts/testing/find-browser.ts';
import { isProductSetting } from '../scripts/testing/product-settings.ts';
import { startProduct } from '../scripts/testing/start-product.ts';

/** npm installs it for this bench only; it is not a dependency. */
const lighthouse = 'lighthouse@13.5.0';
const runs = 5;
/** Maximum repeated runs. Chromium sometimes gives Lighthouse an incomplete trace; such a run is repeated. */
const maxRepeats = 5;

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Scores = Record<(typeof categories)[number], number>;

interface Report {
  categories: Record<keyof Scores, { score: number }>;
}

const execute = promisify(execFile);

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Measures one page with Lighthouse's default mobile settings. */
async function measure(address: string, env: NodeJS.ProcessEnv, folder: string): Promise<Scores> {
  const file = path.join(folder, 'report.json');
  const flags = ['--quiet', '--output=json', `--output-path=${file}`];
  const browser = '--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-background-networking';
  await execute('npm', ['exec', '--yes', '--', lighthouse, address, ...flags, browser], { env });
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
  const score = (category: keyof Scores) => Math.round(report.categories[category].score * 100);
  return Object.fromEntries(categories.map((category) => [category, score(category)])) as Scores;
}

async function indexedPaths(url: string) {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  return [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, address]) => new URL(address as string).pathname,
  );
}

/**
 * Prints Lighthouse's four scores, as medians of five runs, for the given pages or for every page in the
 * sitemap. It also prints the load average, because a busy machine lowers the performance score.
 */
export async function measureLighthouse(paths: string[]) {
  const browser = findBrowser();
  if (!browser) throw new Error('No Chromium runs here: install one, or set CHROMIUM to its path.');
  const productEnv = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !isProductSetting(name)),
  );
  const product = await startProduct(productEnv);
  const env = { ...process.env, ...browser.env, CHROME_PATH: browser.executablePath };
  const folder = mkdtempSync(path.join(tmpdir(), 'lighthouse-'));
  try {
    console.log(
      `${'page'.padEnd(24)}${categories.map((category) => category.padStart(16)).join('')}    load`,
    );
    const url = product.env.TEST_GATEWAY_URL;
    for (const page of paths.length > 0 ? paths : await indexedPaths(url)) {
      const measured: Scores[] = [];
      for (let repeated = 0; measured.length < runs; ) {
        try {
          measured.push(await measure(url + page, env, folder));
        } catch (error) {
          repeated += 1;
          if (repeated > maxRepeats || !/Runtime error encountered/.test(String(error))) throw error;
        }
      }
      const medians = categories.map((category) => median(measured.map((scores) => scores[category])));
      const all = measured.map(({ performance }) => performance).join(' ');
      const row = medians.map((score) => String(score).padStart(16)).join('');
      console.log(`${page.padEnd(24)}${row}${loadavg()[0]?.toFixed(1).padStart(8)}    ${all}`);
    }
  } finally {
    rmSync(folder, { recursive: true });
    await product.stop();
  }
}

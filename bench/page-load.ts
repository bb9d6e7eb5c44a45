import { type Browser, chromium } from '@playwright/test';
import { buildStale } from '../scripts/build-stale.ts';
import { findBrowser } from '../scripts/testing/find-browser.ts';
import { median } from './load/load.ts';
import { type EarlyPress, type Load, measureEarlyPress, measureLoad } from './page/measure-load.ts';
import { startPageServer, type Variant, variants } from './page/page-server.ts';

const rounds = 5;
const paths = ['/', '/products/erp', '/contact'];
/** Presses right after the first paint, by page. */
const earlyPresses: Record<string, EarlyPress> = {
  '/': { press: 'header li > button[popovertarget]', appears: 'header [popover]:popover-open a' },
  '/business/jp': { press: '#page button', appears: 'dialog[open], [role="dialog"]' },
};

async function measurePage(
  browser: Browser,
  server: Awaited<ReturnType<typeof startPageServer>>,
  path: string,
) {
  const loads: Record<string, Load[]> = {};
  for (let round = 0; round <= rounds; round += 1) {
    for (const variant of Object.keys(variants) as Variant[]) {
      server.serve(variant);
      const load = await measureLoad(browser, server.url + path);
      // The first round is a warm-up.
      if (round > 0) loads[variant] = [...(loads[variant] ?? []), load];
    }
  }
  const medianOf = (variant: string, figure: keyof Load) =>
    median((loads[variant] ?? []).map((load) => load[figure]));
  return Object.keys(loads).map((variant) => ({
    variant,
    FCP: Math.round(medianOf(variant, 'fcp')),
    LCP: Math.round(medianOf(variant, 'lcp')),
    'FCP / trivial': Number((medianOf(variant, 'fcp') / medianOf('trivial', 'fcp')).toFixed(2)),
    'LCP / trivial': Number((medianOf(variant, 'lcp') / medianOf('trivial', 'lcp')).toFixed(2)),
    shift: Number(medianOf(variant, 'shift').toFixed(3)),
  }));
}

async function measurePresses(browser: Browser, url: string, path: string, early: EarlyPress) {
  const presses = [];
  for (let round = 0; round < rounds; round += 1)
    presses.push(await measureEarlyPress(browser, url + path, early));
  return {
    path,
    'press to frame': median(presses.map(({ delay }) => delay)),
    lost: presses.filter(({ isDone }) => !isDone).length,
  };
}

/**
 * Compares pages with the same page as one file and with a trivial page, on slow 4G with a 4x slower CPU. Also
 * measures presses right after the first paint. Prints medians in milliseconds.
 */
export async function measurePageLoad(given: string[]) {
  const found = await findBrowser();
  if (!found) throw new Error('No Chromium runs here: set CHROMIUM to the path of one.');
  await buildStale();
  const browser = await chromium.launch({
    executablePath: found.executablePath,
    env: { ...process.env, ...found.env } as Record<string, string>,
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  });
  const server = await startPageServer();
  for (const path of given.length > 0 ? given : paths) {
    const medians = await measurePage(browser, server, path);
    console.log(`\n${path}, medians of ${rounds} loads in milliseconds`);
    console.table(medians);
  }
  server.serve('ours');
  const presses = [];
  for (const [path, early] of Object.entries(earlyPresses))
    presses.push(await measurePresses(browser, server.url, path, early));
  console.log('\nPresses right after the first paint, in milliseconds to the next frame');
  console.table(presses);
  await browser.close();
  server.close();
}

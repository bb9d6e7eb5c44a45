import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { shotsOf } from './screenshots/shots.ts';
import { takeShots } from './screenshots/take-shots.ts';
import { findBrowser } from './testing/find-browser.ts';
import { isProductSetting } from './testing/product-settings.ts';
import { root } from './testing/run.ts';
import { startProduct } from './testing/start-product.ts';

/**
 * `npm run screenshots [-- WIDTH …]`: captures every screen of the built product, with a separate database,
 * and writes the pictures to `screenshots/`.
 */

const folder = path.join(root, 'screenshots');

const leads = [
  { name: 'Nimal Perera', mobileNumber: '+94 77 555 0123', email: 'nimal@example.com' },
  { name: '山田 太郎', mobileNumber: '+81 3 5555 0123', email: '' },
  { name: 'Asha Fernando', mobileNumber: '+94 71 555 0187', email: 'asha.fernando@example.com' },
  { name: 'Jordan Smith', mobileNumber: '+1 512 555 0142', email: 'jordan@example.com' },
];

async function sendLead(url: string, lead: (typeof leads)[number]) {
  const { status } = await fetch(`${url}/api/business-leads`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() },
    body: JSON.stringify(lead),
  });
  if (status !== 201) throw new Error(`The product answered ${status} to a lead.`);
}

async function publicPaths(url: string) {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  return [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, address]) => new URL(address as string).pathname,
  );
}

function readWidths(given: string[]) {
  const widths = given.length > 0 ? given.map(Number) : [390, 768, 1280, 1680];
  if (widths.every((width) => width >= 320 && width <= 4000)) return widths;
  throw new Error(`A width is a number of pixels from 320 to 4000, not "${given.join(' ')}".`);
}

async function takeAll(widths: number[]) {
  const found = findBrowser();
  if (!found) throw new Error('No Chromium runs here: install one, or set CHROMIUM to its path.');
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !isProductSetting(name)));
  const product = await startProduct(env);
  const { TEST_GATEWAY_URL: url, ADMIN_USERNAME: username, ADMIN_PASSWORD: password } = product.env;
  const browser = await chromium.launch({
    executablePath: found.executablePath,
    env: { ...process.env, ...found.env },
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    for (const lead of leads) await sendLead(url, lead);
    const shots = shotsOf(await publicPaths(url), { username, password });
    rmSync(folder, { recursive: true, force: true });
    await Promise.all(widths.map((width) => takeShots(browser, url, shots, width, folder)));
    console.log(`${shots.length} screens at ${widths.join(', ')} px: ${folder}`);
  } finally {
    await browser.close();
    await product.stop();
  }
}

try {
  await takeAll(readWidths(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { expect, test, waitUntilHydrated } from '../support/browser-test.ts';
import { layoutShift, loaded } from '../support/page-checks.ts';

/**
 * Maximum size in bytes, as brotli, of the scripts a first visit to the home page loads before any interaction
 * (docs/decisions/0146).
 */
const scriptBudget = 114_500;

test('the scripts of the home page stay within their budget', async ({ page, request }) => {
  await page.goto('/');
  await waitUntilHydrated(page);
  await expect(page.getByRole('region', { name: 'Your privacy' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const scripts = await loaded(page, /\.js$/);
  // The page report does not count: only a sample of visits loads it, after everything else.
  const first = scripts.filter(({ address }) => !address.includes('/page-report.'));
  expect(first.length).toBeGreaterThan(3);
  let bytes = 0;
  for (const { address } of first)
    bytes += brotliCompressSync(await (await request.get(address)).body()).length;
  expect(bytes).toBeLessThan(scriptBudget);
});

test('the home page has its font from the first frame on and moves nothing', { tag: '@all' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 844 });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  // Of two faces, one is in the document, and the other is the file with further letters.
  const faces = () => page.evaluate(() => [...document.fonts].map(({ status }) => status).sort());
  await expect.poll(faces).toEqual(['loaded', 'unloaded']);
  await waitUntilHydrated(page);
  await page.waitForLoadState('networkidle');
  expect(await loaded(page, /\.woff2$/)).toEqual([]);
  expect(await faces()).toEqual(['loaded', 'unloaded']);
  expect(await layoutShift(page)).toBe(0);
});

test.describe('a document that arrives in two parts', () => {
  test.use({ allowedErrors: [/^a request to another host: http:\/\/127\.0\.0\.1:/] });

  for (const [path, part, cut] of [
    ['/', 'navigation bar', 'id="products-menu"'],
    ['/', "hero's picture", 'Orders today'],
    ['/business', "hero's picture", '<img src="/assets/marketing/lms'],
  ] as const) {
    test(`${path} moves nothing when the cut is in the ${part}`, { tag: '@all' }, async ({
      page,
      baseURL,
    }) => {
      const html = await (await fetch(`${baseURL}${path}`)).text();
      const middle = html.indexOf(cut);
      expect(middle).toBeGreaterThan(0);
      const { promise: isPainted, resolve: sendRest } = Promise.withResolvers<void>();
      const server = createServer(async ({ url = '/' }, response) => {
        const answer = await fetch(`${baseURL}${url}`);
        response.setHeader('content-type', answer.headers.get('content-type') ?? '');
        if (url !== path) return response.end(Buffer.from(await answer.arrayBuffer()));
        response.write(html.slice(0, middle));
        await isPainted;
        response.end(html.slice(middle));
      }).listen(0, '127.0.0.1');
      await once(server, 'listening');
      try {
        const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;
        await page.goto(address, { waitUntil: 'commit' });
        await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
        sendRest();
        await page.waitForLoadState();
        // By its label, because the dialog that opens on /business hides it from roles.
        await expect(page.getByLabel('Main', { exact: true })).toBeVisible();
        expect(await layoutShift(page)).toBe(0);
      } finally {
        sendRest();
        server.close();
      }
    });
  }
});

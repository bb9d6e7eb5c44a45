import type { Page, Request } from '@playwright/test';
import { expect, test, waitUntilHydrated } from '../support/browser-test.ts';

/** Tests the reports that a page sends about its errors and vitals when CLIENT_REPORTS is 100. */

interface Report {
  route: string;
  errors: { app: string; release: string; name: string; message: string; stack: string }[];
  vitals: { name: string; value: number; rating: string }[];
}

test.use({ allowedErrors: [/nimal@example\.com|of the test/] });

const isReport = (request: Request) => new URL(request.url()).pathname === '/api/client-reports';
const contentOf = (request: Request): Report => request.postDataJSON();

/** Opens a page and waits until the code that collects errors and vitals is loaded. */
async function open(page: Page, path: string) {
  const collector = page.waitForResponse(/page-report\.\w+\.js$/);
  await page.goto(path);
  await waitUntilHydrated(page);
  await collector;
}

/** Throws outside any error boundary, as an event handler would. */
const fail = (page: Page, message: string) =>
  page.evaluate((text) => {
    setTimeout(() => {
      throw new TypeError(text);
    });
  }, message);

test('an error report contains nothing the visitor typed', async ({ page }) => {
  await open(page, '/contact?name=Nimal#form');
  await page.getByLabel('Name').fill('Nimal Perera');
  const report = page.waitForRequest(isReport);
  await fail(page, 'cannot read "Nimal Perera" of nimal@example.com 0775550123');
  const request = await report;
  expect(contentOf(request)).toEqual({
    route: '/contact',
    errors: [
      {
        app: 'shell',
        release: expect.stringMatching(/^\w{8,}$/),
        name: 'TypeError',
        message: 'cannot read "…" of <email> #',
        stack: '',
      },
    ],
    vitals: [],
  });
  expect((await request.response())?.status()).toBe(204);
});

test('an error thrown before the collector is loaded is reported', async ({ page }) => {
  // This runs after the shell's deferred script and before the page's load event.
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => {
      setTimeout(() => {
        throw new Error('early one of the test');
      });
    }),
  );
  const report = page.waitForRequest(isReport);
  await page.goto('/about');
  expect(contentOf(await report).errors).toMatchObject([
    { app: 'shell', name: 'Error', message: 'early one of the test' },
  ]);
});

/** Hides the page, as switching to another tab does. */
const leave = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });

test('a repeated error is reported at most five times', async ({ page }) => {
  await open(page, '/faq');
  const reports: Report[] = [];
  page.on('request', (request) => {
    if (isReport(request)) reports.push(contentOf(request));
  });
  const first = page.waitForRequest(isReport);
  for (let thrown = 0; thrown < 8; thrown += 1) await fail(page, 'again, of the test');
  await first;
  await fail(page, 'and later, of the test');
  await expect
    .poll(async () => {
      await leave(page);
      return reports.flatMap(({ vitals }) => vitals);
    })
    .not.toEqual([]);
  expect(reports.flatMap(({ errors }) => errors)).toHaveLength(5);
});

test('vitals are sent when the visitor leaves the page, and nothing is stored', async ({ page, context }) => {
  await open(page, '/about');
  // LCP is measured until the first interaction.
  await page.getByRole('heading', { level: 1 }).click();
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (isReport(request)) requests.push(request);
  });
  // A metric that is not available yet is sent the next time the page is hidden.
  await expect
    .poll(async () => {
      await leave(page);
      return requests.flatMap((request) => contentOf(request).vitals.map(({ name }) => name));
    })
    .toEqual(expect.arrayContaining(['FCP', 'TTFB', 'LCP', 'CLS']));
  for (const request of requests) {
    expect(contentOf(request).route).toBe('/about');
    expect((await request.response())?.status()).toBe(204);
  }
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])).toEqual(
    [],
  );
});

import type { Page } from '@playwright/test';
import { marketingPaths } from '@suite/contracts/pages';
import { expect, holdScripts, test, waitUntilHydrated } from '../support/browser-test.ts';

for (const path of marketingPaths) {
  test(`the first frame of ${path} needs only the document, which begins with its picture`, async ({
    request,
  }) => {
    const html = await (await request.get(path)).text();
    expect(html.match(/<style/g)).toHaveLength(2);
    expect(html).not.toContain('rel="stylesheet"');
    expect(html.match(/<script (?!defer |type="application\/ld\+json")/g)).toBeNull();
    const start = html.slice(0, html.indexOf('as="font"'));
    for (const [, address] of html.matchAll(/<img src="([^"]*)"[^>]* fetchPriority="high"/g))
      expect(start).toContain(`as=image fetchpriority=high href=${address}>`);
  });
}

/** Maximum number of boxes and texts that the browser lays out for the first frame of a page. */
const boxBudget = 800;

/** Returns the number of boxes and texts that the browser has laid out. */
async function countBoxes(page: Page): Promise<number> {
  const browser = await page.context().newCDPSession(page);
  const { documents } = await browser.send('DOMSnapshot.captureSnapshot', { computedStyles: [] });
  return documents.reduce((sum, { layout }) => sum + layout.nodeIndex.length, 0);
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the browser lays out few boxes for the first frame of each page', async ({ page }) => {
    for (const path of marketingPaths) {
      await page.goto(path);
      expect(await countBoxes(page), path).toBeLessThan(boxBudget);
    }
  });
});

test('a menu that was opened before the page was hydrated stays open', async ({ page }) => {
  const release = await holdScripts(page, '**/assets/shell/shell.*.js');
  await page.goto('/', { waitUntil: 'commit' });
  const navigation = page.getByRole('navigation', { name: 'Main' }).filter({ visible: true });
  await navigation.getByRole('button', { name: 'Language' }).click();
  const entry = navigation.getByRole('link', { name: 'English' });
  await expect(entry).toBeVisible();
  release();
  await waitUntilHydrated(page);
  await expect(entry).toBeVisible();
});

test.describe('styles that the policy blocks', () => {
  test.use({ allowedErrors: [/violates the following Content Security Policy directive/] });

  test('are loaded from a linked style sheet', async ({ page }) => {
    await page.route('/about', async (route) => {
      const response = await route.fetch();
      const headers = response.headers();
      const policy = headers['content-security-policy']?.replace(/('sha256-\S+') 'sha256-\S+'/, '$1');
      await route.fulfill({ response, headers: { ...headers, 'content-security-policy': policy ?? '' } });
    });
    await page.goto('/about');
    await waitUntilHydrated(page);
    await expect(page.locator('link[rel="stylesheet"]')).toHaveCount(1);
    await expect(page.getByRole('contentinfo')).toHaveCSS('background-color', /^(?!rgba\(0, 0, 0, 0\))/);
  });
});

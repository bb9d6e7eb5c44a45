import type { Page } from '@playwright/test';
import { expect, test, waitUntilHydrated } from '../support/browser-test.ts';

const banner = (page: Page) => page.getByRole('region', { name: 'Your privacy' });

const scrollToEnd = (page: Page) =>
  page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));

async function openAtEnd(page: Page, path: string, width: number) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width, height: 844 });
  await page.goto(path);
  await waitUntilHydrated(page);
  await expect(banner(page)).toBeVisible();
  // The sign-in page focuses its first field, which scrolls.
  if (path === '/admin') await expect(page.getByLabel('Username')).toBeFocused();
  await scrollToEnd(page);
}

const edges = (page: Page) =>
  page.evaluate(() => {
    const bottom = (selector: string) =>
      document.querySelector(selector)?.getBoundingClientRect().bottom ?? 0;
    return { footer: Math.round(bottom('footer')), page: Math.round(bottom('body')) };
  });

const height = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

for (const [path, width] of [
  ['/', 390],
  ['/', 768],
  ['/admin', 1280],
] as const) {
  test(`the consent bar of ${path} at ${width} px is below all text of the footer, on its colour`, async ({
    page,
  }) => {
    await openAtEnd(page, path, width);
    const { footer, page: end } = await edges(page);
    expect(footer).toBe(end);
    // The page gets the bar's height once the bar has been measured.
    await expect(async () => {
      await scrollToEnd(page);
      const bar = await banner(page).boundingBox();
      const last = await page.getByRole('button', { name: 'Cookie settings' }).boundingBox();
      expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    }).toPass({ timeout: 10_000 });
  });
}

test('the consent card of a wide page reserves no space and covers no link', async ({ page }) => {
  await openAtEnd(page, '/', 1280);
  const before = await height(page);
  const card = await banner(page).boundingBox();
  const links = page.getByRole('contentinfo').locator('a, button');
  for (const link of await links.all()) {
    const box = await link.boundingBox();
    const isBeside = (box?.x ?? 0) >= (card?.x ?? 0) + (card?.width ?? 0);
    expect(isBeside || (box?.y ?? 0) + (box?.height ?? 0) <= (card?.y ?? 0)).toBe(true);
  }
  await page.getByRole('button', { name: 'Reject' }).click();
  await expect(banner(page)).toBeHidden();
  expect(await height(page)).toBe(before);
});

test('the consent banner of an administrator page is one line beside the chat button', async ({ page }) => {
  await openAtEnd(page, '/admin', 1280);
  const question = await banner(page).getByText('Remember how you found us?').boundingBox();
  const chat = await page.getByRole('link', { name: 'Chat on WhatsApp' }).boundingBox();
  for (const name of ['Reject', 'Accept', 'Choose']) {
    const button = await banner(page).getByRole('button', { name }).boundingBox();
    expect(button?.y ?? 0).toBeLessThan((question?.y ?? 0) + (question?.height ?? 0));
    expect((button?.y ?? 0) + (button?.height ?? 0)).toBeGreaterThan(question?.y ?? 0);
    expect((button?.x ?? 0) + (button?.width ?? 0)).toBeLessThanOrEqual(chat?.x ?? 0);
  }
});

import type { Page } from '@playwright/test';
import { offeringIds, offeringPath } from '@suite/contracts/offerings';
import { expect, test, waitUntilHydrated } from '../support/browser-test.ts';
import { recordReveals, reveals, scrollDown, waitUntilObserved } from '../support/motion.ts';

const cards = (page: Page) => page.locator('main ul > li:has([data-card-link])');

test('cards appear one after another when they are scrolled into sight', async ({ page }) => {
  await recordReveals(page);
  await page.setViewportSize({ width: 1280, height: 200 });
  await page.goto('/products');
  await waitUntilHydrated(page);
  await waitUntilObserved(page);
  expect(await reveals(page)).toEqual([]);
  await scrollDown(cards(page).first());
  await expect.poll(() => reveals(page)).toEqual([0, 200, 400]);
});

test('with reduced motion, no card and no picture moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await recordReveals(page);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto('/products/erp');
  await waitUntilHydrated(page);
  await page.waitForLoadState('networkidle');
  expect(requested.filter((url) => url.includes('picture-process'))).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 300 });
  await page.goto('/products');
  await waitUntilHydrated(page);
  await scrollDown(cards(page).first());
  expect(await reveals(page)).toEqual([]);
});

test('cards are visible if the observer never reports them', async ({ page }) => {
  await page.addInitScript(() => {
    window.IntersectionObserver = class {
      observe() {}
      unobserve() {}
      disconnect() {}
    } as unknown as typeof IntersectionObserver;
  });
  for (const path of ['/', '/products', '/business/jp']) {
    await page.goto(path);
    await waitUntilHydrated(page);
    await scrollDown(cards(page).last());
    for (const card of await cards(page).all()) await expect(card).toHaveCSS('opacity', '1');
  }
});

for (const id of offeringIds) {
  test(`the picture of ${id} shows its process once, for less than five seconds`, async ({
    page,
    context,
  }) => {
    const browser = await context.newCDPSession(page);
    await browser.send('Animation.enable');
    await browser.send('Animation.setPlaybackRate', { playbackRate: 0 });
    await page.goto(offeringPath(id));
    const layer = page.locator('main img + [aria-hidden]').first();
    const stops = layer.locator('span');
    await expect.poll(() => stops.count()).toBeGreaterThan(4);
    const ends = await layer.evaluate((element) =>
      element
        .getAnimations({ subtree: true })
        .map(({ effect }) => Number(effect?.getComputedTiming().endTime)),
    );
    expect(ends.length).toBeGreaterThan(4);
    expect(Math.max(...ends)).toBeLessThan(5000);
    await browser.send('Animation.setPlaybackRate', { playbackRate: 20 });
    await expect(stops).toHaveCount(0);
  });
}

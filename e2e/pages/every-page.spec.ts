import type { Locator } from '@playwright/test';
import { marketingPaths } from '@suite/contracts/pages';
import { expect, test, waitUntilHydrated } from '../support/browser-test.ts';
import { answerConsent } from '../support/consent.ts';
import { openWithoutDialog } from '../support/lead.ts';

test('every page is read to its end without an error or a violation of its policy', async ({ page }) => {
  for (const path of marketingPaths) {
    await test.step(path, async () => {
      await openWithoutDialog(page, path);
      // Sections that load while the visitor scrolls push the footer down.
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await expect(page.getByRole('contentinfo').getByRole('link').last()).toBeVisible();
    });
  }
});

test('a printed page has no button, no empty form and no section whose buttons are missing', {
  tag: '@all',
}, async ({ page }) => {
  await answerConsent(page);
  await page.goto('/products/erp');
  await waitUntilHydrated(page);
  await expect(page.getByRole('heading', { name: 'See it with your own data.' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'See it with your own data.' })).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Activate for Free' })).toHaveCount(0);
  await expect(page.getByRole('img').first()).toBeVisible();

  await page.goto('/contact');
  await waitUntilHydrated(page);
  await expect(page.getByRole('heading', { name: 'Our offices' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Send us a message' })).toBeHidden();
});

test('cards, a title and steps leave no gaps', { tag: '@all' }, async ({ page }) => {
  await answerConsent(page);
  const main = page.getByRole('main');
  const open = async (path: string, width: number) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
  };
  const left = (locator: Locator) => locator.evaluate((element) => element.getBoundingClientRect().x);
  const height = (locator: Locator) => locator.evaluate((element) => element.getBoundingClientRect().height);

  await open('/business/jp', 768);
  const heading = (name: string) => main.getByRole('heading', { name });
  expect(await left(heading('個別相談のご予約'))).toBe(await left(heading('会社案内')));
  await open('/faq', 1280);
  expect(await height(page.getByRole('heading', { level: 1 }))).toBeLessThan(120);
  await open('/partner', 1280);
  expect(await height(main.getByRole('listitem').filter({ hasText: 'You apply with' }))).toBeLessThan(100);
});

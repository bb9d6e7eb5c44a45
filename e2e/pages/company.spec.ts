import type { Page } from '@playwright/test';
import { expect, test, waitUntilHydrated } from '../support/browser-test.ts';
import { answerConsent } from '../support/consent.ts';
import { choice } from '../support/forms.ts';

const main = (page: Page) => page.getByRole('main');
const banner = (page: Page) => page.getByRole('region', { name: 'Your privacy' });
const entries = (page: Page) => main(page).locator('details');

for (const [path, count, openAtFirst] of [
  ['/faq', 5, 1],
  ['/exclusive', 10, 0],
] as const) {
  test(`at most one of the ${count} questions of ${path} is open, by mouse and keyboard`, {
    tag: '@all',
  }, async ({ page }) => {
    await answerConsent(page);
    await page.goto(path);
    const open = main(page).locator('details[open]');
    await expect(entries(page)).toHaveCount(count);
    await expect(open).toHaveCount(openAtFirst);
    await entries(page).nth(1).locator('summary').click();
    await expect(entries(page).nth(1).getByRole('paragraph')).toBeVisible();
    await entries(page).nth(3).locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(open).toHaveCount(1);
    await expect(entries(page).nth(3).getByRole('paragraph')).toBeVisible();
    await page.keyboard.press('Space');
    await expect(open).toHaveCount(0);
  });
}

test('a link in the table of contents scrolls its section into view below the header', {
  tag: '@all',
}, async ({ page }) => {
  await answerConsent(page);
  await page.goto('/terms');
  await waitUntilHydrated(page);
  await main(page).getByRole('link', { name: 'Termination' }).click();
  const heading = main(page).getByRole('heading', { name: '8. Termination' });
  await expect(heading).toBeInViewport();
  await expect(async () => {
    const [box, header] = [await heading.boundingBox(), await page.getByRole('banner').boundingBox()];
    expect(box?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
  }).toPass();
});

test('the consent banner is shown until answered and reopens from the footer', async ({ page }) => {
  await page.goto('/about');
  await expect(banner(page)).toBeVisible();
  expect(await page.evaluate(() => [localStorage.length, document.cookie])).toEqual([0, '']);
  await expect(async () => {
    const [reject, accept] = [
      await banner(page).getByRole('button', { name: 'Reject' }).boundingBox(),
      await banner(page).getByRole('button', { name: 'Accept' }).boundingBox(),
    ];
    expect([accept?.width, accept?.height]).toEqual([reject?.width, reject?.height]);
  }).toPass();
  await banner(page).getByRole('button', { name: 'Reject' }).click();
  await expect(banner(page)).toBeHidden();

  await page.goto('/contact');
  await waitUntilHydrated(page);
  await page.waitForLoadState('networkidle');
  await expect(banner(page)).toBeHidden();
  const opener = page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' });
  await opener.click();
  await expect(banner(page)).toBeFocused();
  await banner(page)
    .getByRole('checkbox', { name: /^Visit source/ })
    .check();
  await banner(page).getByRole('button', { name: 'Save choice' }).click();
  await expect(opener).toBeFocused();
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('consent') ?? ''));
  expect(stored).toMatchObject({ attribution: true });
});

test('on a wide page the consent banner never covers the focused element', { tag: '@all' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/contact');
  await expect(banner(page)).toBeVisible();
  await waitUntilHydrated(page);
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press('Tab');
    const covered = () =>
      page.evaluate(() => {
        const focused = document.activeElement;
        const region = document.querySelector('section[lang="en"][tabindex="-1"]');
        if (!focused || focused === document.body || !region || region.contains(focused)) return '';
        const [a, b] = [focused.getBoundingClientRect(), region.getBoundingClientRect()];
        const isUnder = a.left >= b.left && a.right <= b.right && a.top >= b.top && a.bottom <= b.bottom;
        return isUnder ? focused.outerHTML : '';
      });
    await expect.poll(covered).toBe('');
  }
});

test('a list whose option is chosen while it appears is gone at once', { tag: '@all' }, async ({ page }) => {
  await answerConsent(page);
  await page.goto('/partner');
  await waitUntilHydrated(page);
  const left = await choice(page, 'Product Interest').evaluate(async (field) => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const firstOption = () => document.querySelector<HTMLElement>('[role="option"]');
    (field as HTMLElement).click();
    while (!firstOption()) await nextFrame();
    firstOption()?.click();
    await nextFrame();
    return document.querySelectorAll('[role="option"]').length;
  });
  expect(left).toBe(0);
});

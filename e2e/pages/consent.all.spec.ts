import type { Page } from '@playwright/test';
import { expect, test, waitUntilHydrated } from '../support/browser-test.ts';
import { answerConsent, banner, covered } from '../support/consent.ts';

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

for (const width of [390, 1280]) {
  test(`the consent bar of /admin at ${width} px is below all text of the footer, on its colour`, async ({
    page,
  }) => {
    await openAtEnd(page, '/admin', width);
    // The page gets the bar's height once the bar has been measured.
    await expect(async () => {
      await scrollToEnd(page);
      const { footer, page: end } = await edges(page);
      expect(footer).toBe(end);
      const bar = await banner(page).boundingBox();
      const last = await page.getByRole('button', { name: 'Cookie settings' }).boundingBox();
      expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    }).toPass();
  });
}

test('the consent row takes no more than 64 px of a wide page', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto('/');
  await expect(banner(page)).toBeVisible();
  await expect.poll(async () => (await banner(page).boundingBox())?.height).toBe(64);
});

for (const width of [390, 1280]) {
  test(`at ${width} px 'Cookie settings' shows the choice below the footer's text, and returns the focus`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 844 });
    await answerConsent(page);
    await page.goto('/');
    await waitUntilHydrated(page);
    const opener = page.getByRole('button', { name: 'Cookie settings' });
    await opener.click();
    await expect(banner(page)).toBeFocused();
    await expect(banner(page)).toBeInViewport({ ratio: 1 });
    await expect(async () => {
      await scrollToEnd(page);
      expect(await covered(page)).toEqual([]);
    }).toPass();
    await banner(page).getByRole('button', { name: 'Save choice' }).click();
    await expect(banner(page)).toBeHidden();
    await expect(opener).toBeFocused();
  });
}

test.describe('without the code of the banner', () => {
  test.use({ allowedErrors: [/status of 404 .*\/consent\./] });

  test("'Cookie settings' says so, and shows the banner once its code is there", async ({ page }) => {
    await answerConsent(page);
    await page.route('**/consent.*.js', (route) => route.fulfill({ status: 404 }));
    await page.goto('/about');
    await waitUntilHydrated(page);
    const opener = page.getByRole('button', { name: 'Cookie settings' });
    await opener.click();
    await expect(page.getByText('Please check your connection and try again.').first()).toBeVisible();
    await page.unroute('**/consent.*.js');
    await opener.click();
    await expect(banner(page)).toBeVisible();
  });
});

test('the consent banner of an administrator page is one line and covers no field', async ({ page }) => {
  await openAtEnd(page, '/admin', 1280);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expect(async () => {
    const bar = await banner(page).boundingBox();
    const question = await banner(page).getByText('May we note which link brought you here?').boundingBox();
    for (const name of ['Reject', 'Accept', 'Choose']) {
      const button = await banner(page).getByRole('button', { name }).boundingBox();
      expect(button?.y ?? 0).toBeLessThan((question?.y ?? 0) + (question?.height ?? 0));
      expect((button?.y ?? 0) + (button?.height ?? 0)).toBeGreaterThan(question?.y ?? 0);
    }
    const form = await page.getByRole('button', { name: 'Login' }).boundingBox();
    expect((form?.y ?? 0) + (form?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  }).toPass();
});

test('consent given on a later page still records the landing page', async ({ page }) => {
  await page.goto('/faq?utm_source=late', { referer: 'https://search.example.com/' });
  await waitUntilHydrated(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true }).click();
  await expect(page).toHaveURL('/about');
  const touches = () => page.evaluate(() => localStorage.getItem('touches'));
  expect(await touches()).toBeNull();
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect.poll(touches).toMatch(/"utmSource":"late".*"landingPath":"\/faq"/);
});

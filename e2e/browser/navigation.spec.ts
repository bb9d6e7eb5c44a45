import type { Page } from '@playwright/test';
import { offeringIds } from '@suite/contracts/offerings';
import { signIn } from '../support/administrator.ts';
import { expect, holdRequests, isMarked, mark, test, waitUntilHydrated } from '../support/browser-test.ts';
import { closeLeadDialog } from '../support/lead.ts';
import { expectAccessible, expectNewTab } from '../support/page-checks.ts';

const mainNavigation = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).filter({ visible: true });

async function chooseLanguage(page: Page, language: string) {
  await mainNavigation(page).getByRole('button', { name: 'Language' }).click();
  await mainNavigation(page).getByRole('link', { name: language }).click();
}

test('a link changes page, title, scroll position and focus without a full page load', async ({ page }) => {
  await page.goto('/business/jp');
  await waitUntilHydrated(page);
  await mark(page);
  const firstTitle = await page.title();
  await page.evaluate(() => window.scrollTo(0, 300));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Home', exact: true }).click();

  await expect(page).toHaveURL('/');
  await expect(page.getByRole('main').getByRole('link', { name: 'Talk to an Expert' }).first()).toBeVisible();
  expect(await isMarked(page)).toBe(true);
  await expect(page).not.toHaveTitle(firstTitle);
  await expect(page.locator('title')).toHaveCount(1);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: await page.title() })).toHaveCount(1);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('the previous page stays visible, below a progress bar, until the chunk of the next page has loaded', {
  tag: '@all',
}, async ({ page }) => {
  await page.clock.install();
  const release = await holdRequests(page, '**/assets/marketing/page-about.*.js');
  await page.goto('/terms');
  await waitUntilHydrated(page);
  const title = page.getByRole('main').getByRole('heading', { level: 1 });
  const previous = await title.textContent();
  const isRequested = page.waitForRequest('**/assets/marketing/page-about.*.js');
  await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true }).click();
  await isRequested;
  await expect(page).toHaveURL('/about');
  // Gives React time to render a fallback, which must not appear.
  await page.clock.runFor(500);
  await expect(title).toHaveText(previous ?? '', { timeout: 1 });
  await expect(title).toBeVisible({ timeout: 1 });
  const progress = page.getByRole('progressbar', { name: 'Loading page' });
  await expect(progress).toBeVisible();
  await expect(progress).toBeInViewport();
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion });
    await expect(progress).toHaveCSS('animation-delay', '0.3s');
  }
  release();
  await expect(title).not.toHaveText(previous ?? '');
  await expect(progress).toHaveCount(0);
  await expect(title).toHaveCount(1);
  await expect(page.getByRole('main')).toBeFocused();
});

for (const path of ['//contact', '/%63ontact']) {
  test(`${path} shows the page that the gateway serves for it, at its own address`, { tag: '@all' }, async ({
    page,
    baseURL,
  }) => {
    await page.goto(`${baseURL}${path}?utm_source=news#offices`);
    await waitUntilHydrated(page);
    await expect(page).toHaveURL('/contact?utm_source=news#offices');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Every message/);
    await expect(mainNavigation(page).getByRole('link', { name: 'Contact' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });
}

test('a page of the site replaces "Loading..." when it follows the administrator area', {
  tag: '@all',
}, async ({ page }) => {
  const release = await holdRequests(page, '**/assets/marketing/page-terms.*.js');
  await page.goto('/admin');
  await waitUntilHydrated(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms', exact: true }).click();
  const main = page.getByRole('main');
  await expect(main.getByText('Loading...')).toBeVisible();
  release();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(/terms/i);
  await expect(main.getByText('Loading...')).toHaveCount(0);
});

test('"Loading..." is shown after a sign-in until the code of the panel has arrived', {
  tag: '@all',
}, async ({ page }) => {
  const release = await holdRequests(page, '**/assets/admin/page-panel.*.js');
  await page.goto('/admin');
  await signIn(page);
  await expect(page.getByRole('main')).toHaveText('Loading...');
  release();
  await expect(page.getByRole('searchbox')).toBeVisible();
});

test('navigating while a page is still hydrating shows the next page', { tag: '@all' }, async ({ page }) => {
  // Navigate as soon as React has created the page's root, before the rest of the page is hydrated.
  await page.addInitScript(() => {
    const watch = setInterval(() => {
      const element = document.getElementById('page');
      if (!element || !Object.keys(element).some((key) => key.startsWith('__reactContainer'))) return;
      clearInterval(watch);
      window.history.pushState(null, '', '/faq');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
  });
  await page.goto('/terms');
  await expect(page).toHaveURL('/faq');
  await expect(page).toHaveTitle(/Frequently Asked Questions|FAQ/);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveCount(1);
});

test('going back while the page before is still loading its scripts shows that page', {
  tag: '@all',
}, async ({ page }) => {
  await page.goto('/faq');
  await waitUntilHydrated(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms', exact: true }).click();
  await expect(page).toHaveTitle(/Terms/);
  const release = await holdRequests(page, '**/assets/**/*.js');
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: /terms/i })).toBeVisible();
  await page.evaluate(() => window.history.back());
  await expect(page).toHaveURL('/faq');
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Frequently Asked Questions/);
  await expect(page).toHaveTitle(/Frequently Asked Questions|FAQ/);
});

test('changing only the hash or the query keeps the scroll position', { tag: '@all' }, async ({ page }) => {
  await page.goto('/');
  await waitUntilHydrated(page);
  await page.evaluate(() => window.scrollTo({ top: 200, behavior: 'instant' }));
  await page.evaluate(() => window.history.pushState(null, '', '/?from=test'));
  await page.evaluate(() => window.dispatchEvent(new PopStateEvent('popstate')));
  expect(await page.evaluate(() => window.scrollY)).toBe(200);
});

test('choosing Japanese opens the Japanese landing page, and choosing English there opens the home page', async ({
  page,
}) => {
  await page.goto('/business');
  await waitUntilHydrated(page);
  await closeLeadDialog(page);
  await chooseLanguage(page, 'English');
  await expect(page).toHaveURL('/business');
  await chooseLanguage(page, 'Japanese');
  await expect(page).toHaveURL('/business/jp');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  await chooseLanguage(page, 'English');
  await expect(page).toHaveURL('/');
});

test('the products menu opens by pointer and keyboard and links to the ERP site in a new tab', async ({
  page,
}) => {
  await page.goto('/');
  await waitUntilHydrated(page);
  const opener = mainNavigation(page).getByRole('button', { name: 'Products' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const erp = mainNavigation(page).getByRole('link', { name: 'ERP System' });
  await expect(erp).toBeVisible();
  await expect(erp).toHaveAttribute('target', '_blank');
  await expect(erp).toHaveAttribute('rel', /noopener/);
  for (const id of offeringIds.filter((id) => id !== 'erp')) {
    await expect(
      mainNavigation(page).locator(`a[href="/products/${id}"]`).filter({ visible: true }),
    ).toHaveCount(1);
  }
  await page.keyboard.press('Escape');
  await expect(erp).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await expect(erp).toBeVisible();
  await expect(mainNavigation(page).getByText('Rooms, bookings and guests')).toBeVisible();
  await expectAccessible(page);
  await mainNavigation(page).getByRole('link', { name: 'All solutions' }).click();
  await expect(page).toHaveURL('/products');
  await expect(erp).toBeHidden();
});

test('the header links to the calendar in a new tab', { tag: '@all' }, async ({ page }) => {
  await page.goto('/about');
  await expectNewTab(mainNavigation(page).getByRole('link', { name: 'Talk to an Expert' }));
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test('the menu button opens the same entries, and selecting one closes them', async ({ page }) => {
    await page.goto('/');
    await waitUntilHydrated(page);
    await expect(mainNavigation(page).getByRole('link', { name: 'About' })).toBeHidden();
    const menu = mainNavigation(page).getByRole('button', { name: 'Menu' });
    await menu.click();
    for (const name of [
      'Home',
      'ERP System',
      'All solutions',
      'About',
      'Exclusive',
      'Partner',
      'Contact',
      'English',
      '日本語 (Japanese)',
      'Talk to an Expert',
    ]) {
      await expect(mainNavigation(page).getByRole('link', { name, exact: true })).toBeVisible();
    }
    await expectAccessible(page);
    await mainNavigation(page).getByRole('link', { name: 'Japanese' }).click();
    await expect(page).toHaveURL('/business/jp');
    await expect(mainNavigation(page).getByRole('link', { name: 'About' })).toBeHidden();
  });

  test('Escape closes the menu of the Japanese page and returns the focus to its button', {
    tag: '@all',
  }, async ({ page }) => {
    await page.goto('/business/jp');
    await waitUntilHydrated(page);
    const menu = mainNavigation(page).getByRole('button', { name: 'Menu' });
    await menu.focus();
    await page.keyboard.press('Enter');
    const lms = mainNavigation(page).getByRole('link', { name: 'Learning Management' });
    await expect(lms).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(lms).toBeHidden();
    await expect(menu).toBeFocused();
  });
});

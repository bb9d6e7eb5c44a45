import type { Locator } from '@playwright/test';
import { expect, holdRequests, test, waitUntilHydrated } from '../support/browser-test.ts';
import { choice } from '../support/forms.ts';
import { leadDialog } from '../support/lead.ts';

const scripts = '**/assets/**/*.js';

/** How visitors press a button. */
const presses: [string, (button: Locator) => Promise<void>][] = [
  ['tapped', (button) => button.tap()],
  ['clicked', (button) => button.click()],
  ['pressed by Enter', (button) => button.press('Enter')],
  ['pressed by the space bar', (button) => button.press(' ')],
];

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  for (const [how, press] of presses) {
    test(`a button ${how} just before the scripts arrive opens the lead dialog afterwards`, {
      tag: how === 'tapped' ? [] : '@all',
    }, async ({ page }) => {
      const release = await holdRequests(page, scripts);
      await page.goto('/business/jp', { waitUntil: 'commit' });
      await press(page.getByRole('main').getByRole('button').first());
      release();
      await expect(leadDialog(page)).toBeVisible();
    });

    test(`a list ${how} before the script of its form arrives opens afterwards`, { tag: '@all' }, async ({
      page,
    }) => {
      const release = await holdRequests(page, '**/assets/marketing/partner-form.*.js');
      // The script that is held back may also hold back the page's load event.
      await page.goto('/partner', { waitUntil: 'commit' });
      await page.waitForFunction(() =>
        Object.keys(document.getElementById('page') ?? {}).some((key) => key.startsWith('__reactContainer')),
      );
      await press(choice(page, 'Country'));
      release();
      await expect(page.getByRole('listbox')).toBeVisible();
    });
  }

  test('a button still held down when the scripts arrive opens the lead dialog once released', {
    tag: '@all',
  }, async ({ page }) => {
    const release = await holdRequests(page, scripts);
    await page.goto('/business/jp', { waitUntil: 'commit' });
    await page.getByRole('main').getByRole('button').first().hover();
    await page.mouse.down();
    release();
    await waitUntilHydrated(page);
    await expect(leadDialog(page)).toHaveCount(0);
    await page.mouse.up();
    await expect(leadDialog(page)).toBeVisible();
  });
});

test('a menu opened before the scripts arrive makes way for the lead dialog', { tag: '@all' }, async ({
  page,
}) => {
  const release = await holdRequests(page, scripts);
  await page.goto('/business', { waitUntil: 'commit' });
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await navigation.getByRole('button', { name: 'Products' }).click();
  await expect(navigation.getByText('All solutions')).toBeVisible();
  release();
  await expect(leadDialog(page).getByLabel('Name*', { exact: true })).toBeFocused();
  await expect(page.locator('#products-menu')).toBeHidden();
});

test('modules ticked before the scripts arrive are chosen, at most three', { tag: '@all' }, async ({
  page,
}) => {
  const release = await holdRequests(page, scripts);
  await page.goto('/products/erp', { waitUntil: 'commit' });
  const scaled = page.getByRole('group', { name: 'Modules for Scaled' });
  for (const name of ['Accounting & Finance', 'Inventory & Sales (POS)', 'Job', 'Manufacturing'])
    await scaled.getByLabel(name, { exact: true }).check();
  release();
  await expect(scaled.getByRole('status')).toContainText('3 of 3 chosen');
  await expect(scaled.getByRole('checkbox', { checked: true })).toHaveCount(3);
  await expect(scaled.getByLabel('Manufacturing', { exact: true })).toBeDisabled();
  await scaled.getByLabel('Inventory & Sales (POS)', { exact: true }).uncheck();
  await waitUntilHydrated(page);
  await page.getByRole('link', { name: 'Activate for Free' }).nth(2).click();
  await expect(page.getByRole('group', { name: 'Your choice' })).toContainText(
    'Scaled: Accounting & Finance, Job;',
  );
});

test('a button reached by the Tab key before the scripts arrive is not pressed', { tag: '@all' }, async ({
  page,
}) => {
  const release = await holdRequests(page, scripts);
  await page.goto('/business/jp', { waitUntil: 'commit' });
  const button = page.getByRole('main').getByRole('button').first();
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(button).toBeFocused({ timeout: 1 });
  }).toPass({ intervals: [10] });
  release();
  await waitUntilHydrated(page);
  await expect(leadDialog(page)).toHaveCount(0);
});

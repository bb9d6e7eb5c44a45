import type { Page, Route } from '@playwright/test';
import { countLoads, expect, test, waitUntilHydrated } from '../support/browser-test.ts';

const formNote = (page: Page) => page.getByText('This form needs JavaScript.');

const shellScript = '**/assets/shell/shell.*.js';

test.use({
  allowedErrors: [
    /net::ERR_INTERNET_DISCONNECTED|suiteFederation is not defined|LoadError|Unexpected token '<'/,
  ],
});

test('a page whose first script fails once is loaded again and works', async ({ page }) => {
  await page.route(shellScript, (route) => route.abort('internetdisconnected'), { times: 1 });
  await page.goto('/contact');
  await waitUntilHydrated(page);
  await expect(page.getByLabel('Name')).toBeEditable();
  await expect(formNote(page)).toBeHidden();
});

test('a page whose first script always fails is loaded again once, stays readable and says that its form does not work', async ({
  page,
}) => {
  const loads = countLoads(page);
  await page.route(shellScript, (route) => route.abort('internetdisconnected'));
  await page.goto('/contact');
  await expect.poll(loads).toBe(2);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(formNote(page)).toBeVisible();
  expect(loads()).toBe(2);
});

const failures = {
  fails: (route: Route) => route.abort('internetdisconnected'),
  // As from an ad blocker.
  'is empty': (route: Route) => route.fulfill({ contentType: 'text/javascript', body: '' }),
  'is a login page': (route: Route) => route.fulfill({ contentType: 'text/html', body: '<h1>Sign in</h1>' }),
};
for (const part of ['remoteEntry', 'mount', 'page-contact'])
  for (const [failure, fail] of Object.entries(failures))
    test(`the ${part} script is loaded again without a reload if it ${failure} once`, async ({ page }) => {
      const loads = countLoads(page);
      await page.route(`**/assets/marketing/${part}.*.js`, fail, { times: 1 });
      await page.goto('/contact');
      await waitUntilHydrated(page);
      expect(loads()).toBe(1);
    });

for (const part of ['remoteEntry', 'mount', 'page-contact'])
  test(`a page whose ${part} script always fails stays as served, says that its form does not work, and its links work`, async ({
    page,
  }) => {
    await page.route(`**/assets/marketing/${part}.*.js`, (route) => route.abort('internetdisconnected'));
    await page.goto('/contact');
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Every message is read by a person.');
    await expect(formNote(page)).toBeVisible();
    await page.unroute(`**/assets/marketing/${part}.*.js`);
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/questions/i);
  });

test('an error page has its own title until its page has been loaded', async ({ page, context }) => {
  await page.goto('/terms');
  await waitUntilHydrated(page);
  await context.setOffline(true);
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be loaded');
  await expect(page).toHaveTitle(/^This page could not be loaded \| /);
  await context.setOffline(false);
  await expect(page).toHaveTitle(/^Frequently Asked Questions/);
});

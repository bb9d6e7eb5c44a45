import { expect, test, waitUntilHydrated } from '../support/browser-test.ts';

const shellScript = '**/assets/shell/shell.*.js';

test.use({ allowedErrors: [/net::ERR_INTERNET_DISCONNECTED|suiteFederation is not defined/] });

test('a page whose first script fails once is loaded again and works', async ({ page }) => {
  await page.route(shellScript, (route) => route.abort('internetdisconnected'), { times: 1 });
  await page.goto('/contact');
  await waitUntilHydrated(page);
  await expect(page.getByLabel('Name')).toBeEditable();
});

test('a page whose first script always fails is loaded again once and stays readable', async ({ page }) => {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await page.route(shellScript, (route) => route.abort('internetdisconnected'));
  await page.goto('/contact');
  await expect.poll(() => loads).toBe(2);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(loads).toBe(2);
});

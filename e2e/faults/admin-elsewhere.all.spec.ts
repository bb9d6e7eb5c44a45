import { expect } from '@playwright/test';
import { countLoads, waitUntilHydrated } from '../support/browser-test.ts';
import { test as ownProduct } from '../support/own-product.ts';

/** Tests ADMIN_HOSTS in a browser: on other hosts, paths of the administrator area show the 404 page. */

const test = ownProduct.extend({
  baseURL: async ({ product }, use) => use(product.env.TEST_GATEWAY_URL.replace('localhost', '127.0.0.1')),
});

test.use({ variables: { ADMIN_HOSTS: 'localhost' }, allowedErrors: [/status of 404 .*\/admin$/] });

test('an administrator path on a public host still shows the 404 page after hydration', async ({ page }) => {
  const loads = countLoads(page);
  expect((await page.goto('/admin'))?.status()).toBe(404);
  await waitUntilHydrated(page);
  await expect(page.getByText('404 - Page Not Found')).toBeVisible();
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page.getByText('404 - Page Not Found')).toBeHidden();
  expect(loads()).toBe(1);
});

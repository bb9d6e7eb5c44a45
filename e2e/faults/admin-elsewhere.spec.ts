import { expect } from '@playwright/test';
import { test as ownProduct } from '../support/own-product.ts';

/** ADMIN_HOSTS in a browser: where the administrator area is not, its paths are pages that are not there. */

const test = ownProduct.extend({
  baseURL: async ({ product }, use) => use(product.env.TEST_GATEWAY_URL.replace('localhost', '127.0.0.1')),
});

test.use({ variables: { ADMIN_HOSTS: 'localhost' }, allowedErrors: [/status of 404 .*\/admin$/] });

test('on a public host an administrator path stays the 404 page once scripts run', async ({ page }) => {
  const loads: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && loads.push(request.url()));
  expect((await page.goto('/admin'))?.status()).toBe(404);
  await page.waitForLoadState('networkidle');
  await expect(page.getByText('404 - Page Not Found')).toBeVisible();
  // Through the router, as it is hydrated.
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page.getByText('404 - Page Not Found')).toBeHidden();
  expect(loads).toHaveLength(1);
});

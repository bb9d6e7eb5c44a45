import { expect } from '@playwright/test';
import { test } from '../support/own-product.ts';

/** ADMIN_HOSTS in a browser: where the administrator area is not, its paths are pages that are not there. */

test.use({ variables: { ADMIN_HOSTS: 'localhost' } });

test('on a public host an administrator path stays the 404 page once scripts run', async ({
  page,
  baseURL,
}) => {
  const loads: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && loads.push(request.url()));
  const answer = await page.goto(`${baseURL?.replace('localhost', '127.0.0.1')}/admin`);
  expect(answer?.status()).toBe(404);
  const home = page.getByRole('main').getByRole('link').first();
  await expect(page.getByText('404 - Page Not Found')).toBeVisible();
  // Hydrated: the link goes through the router, without another load.
  await page.waitForLoadState('networkidle');
  await expect(page.getByText('404 - Page Not Found')).toBeVisible();
  expect(loads).toHaveLength(1);
  await home.click();
  await expect(page.getByText('404 - Page Not Found')).toBeHidden();
  expect(loads).toHaveLength(1);
});

import type { Page } from '@playwright/test';
import { signIn } from '../support/administrator.ts';
import { expect } from '../support/browser-test.ts';
import { newLead } from '../support/lead.ts';
import { test } from '../support/own-product.ts';

/** Tests what administrators see of an outage. */

test.use({
  allowedErrors: [
    /status of 500 .*\/api\/|ERR_(?:FAILED|CONNECTION_\w+|EMPTY_RESPONSE|INCOMPLETE_CHUNKED_ENCODING)|The code of "panel-audit" could not be loaded/,
  ],
});

const signInTo = async (page: Page, { env }: { env: { ADMIN_USERNAME: string; ADMIN_PASSWORD: string } }) =>
  signIn(page, { username: env.ADMIN_USERNAME, password: env.ADMIN_PASSWORD });

async function addLead(page: Page) {
  const lead = newLead();
  const answer = await page.request.post('/api/business-leads', { data: lead });
  expect(answer.status()).toBe(201);
  return lead;
}

test('panel: the list comes back after a view whose code could not be loaded', async ({ page, product }) => {
  const { email } = await addLead(page);
  await page.goto('/admin');
  // Otherwise the browser loads them while it is idle.
  await page.route('**/panel-*.js', (route) => route.abort());
  await signInTo(page, product);
  await page.waitForURL('**/backend');
  await expect(page.getByRole('row').filter({ hasText: email })).toBeVisible();
  await product.kill();
  await page.getByRole('link', { name: 'Audit log' }).click();
  await expect(page.getByText('This page could not be loaded')).toBeVisible();
  await product.restart();
  await page.goBack();
  await expect(page.getByRole('row').filter({ hasText: email })).toBeVisible();
});

test('panel: submissions received during an outage are announced after it', async ({ page, product }) => {
  const { email } = await addLead(page);
  await page.goto('/admin');
  const listening = page.waitForResponse('**/api/admin/events');
  await signInTo(page, product);
  await page.waitForURL('**/backend');
  await listening;
  await expect(page.getByRole('row').filter({ hasText: email })).toBeVisible();
  await product.kill();
  await product.restart();
  await addLead(page);
  // The panel listens again 30 s after an error response.
  await expect(page.getByRole('button', { name: '1 new submission - show' })).toBeVisible({
    timeout: 90_000,
  });
});

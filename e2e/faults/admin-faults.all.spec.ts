import type { Page } from '@playwright/test';
import { signIn } from '../support/administrator.ts';
import { expect, notice } from '../support/browser-test.ts';
import { newLead } from '../support/lead.ts';
import { test } from '../support/own-product.ts';

/**
 * Tests the specified error notices of the administrator area (docs/specification.md) with real faults where
 * possible.
 */

test.use({
  allowedErrors: [
    /status of 500 .*\/api\/|ERR_(?:CONNECTION_\w+|EMPTY_RESPONSE|INCOMPLETE_CHUNKED_ENCODING)|The code of "panel-audit" could not be loaded/,
  ],
});

const signInTo = async (page: Page, { env }: { env: { ADMIN_USERNAME: string; ADMIN_PASSWORD: string } }) =>
  signIn(page, { username: env.ADMIN_USERNAME, password: env.ADMIN_PASSWORD });

async function expectError(page: Page, words: string) {
  await expect(notice(page, words)).toContainText('Error');
}

async function addLead(page: Page) {
  const lead = newLead();
  const answer = await page.request.post('/api/business-leads', { data: lead });
  expect(answer.status()).toBe(201);
  return lead;
}

test('dashboard and admin: sign-in shows an error when the product is down', async ({ page, product }) => {
  for (const path of ['/dashboard', '/admin']) {
    await page.goto(path);
    await expect(page.getByLabel('Username')).toBeVisible();
    // Waits for the code of the notices, which a real user's typing leaves time to load.
    await page.waitForLoadState('networkidle');
    await product.kill();
    await signIn(page, { username: 'somebody', password: 'anything' });
    await expectError(page, 'Login failed');
    await expect(page.getByLabel('Username')).toHaveValue('somebody');
    await product.restart();
  }
});

test("dashboard: shows an error when the leads can't be read", async ({ page, product }) => {
  await page.goto('/dashboard');
  product.breakDatabase('ALTER TABLE business_leads RENAME TO mislaid');
  await signInTo(page, product);
  await expectError(page, 'Failed to fetch leads');
});

test("admin: shows an error when the session can't be checked after sign-in", async ({ page, product }) => {
  await page.goto('/admin');
  await expect(page.getByLabel('Username')).toBeVisible();
  await page.route('**/api/auth-check', (route) => {
    product.breakDatabase('ALTER TABLE sessions RENAME TO mislaid');
    return route.continue();
  });
  await signInTo(page, product);
  await expectError(page, 'Authentication failed after login');
  await expect(page).toHaveURL('/admin');
});

test('admin: shows an error when the response says there is no session', async ({ page, product }) => {
  await page.goto('/admin');
  await expect(page.getByLabel('Username')).toBeVisible();
  await page.route('**/api/auth-check', (route) => route.fulfill({ json: { authenticated: false } }));
  await signInTo(page, product);
  await expectError(page, 'Session not established');
});

test("panel: a lead that can't be deleted stays in the list", async ({ page, product }) => {
  const lead = await addLead(page);
  await page.goto('/admin');
  await signInTo(page, product);
  await page.waitForURL('**/backend');
  const row = page.getByRole('row').filter({ hasText: lead.email });
  await expect(row).toBeVisible();
  product.breakDatabase('ALTER TABLE business_leads RENAME TO mislaid');
  await row.getByRole('button', { name: /delete/i }).click();
  await expectError(page, 'Failed to delete lead');
  await expect(row).toBeVisible();
});

test('panel: the list comes back after a view whose code could not be loaded', async ({ page, product }) => {
  const { email } = await addLead(page);
  await page.goto('/admin');
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
  await page.goto('/admin');
  const listening = page.waitForResponse('**/api/admin/events');
  await signInTo(page, product);
  await page.waitForURL('**/backend');
  await listening;
  await product.kill();
  await product.restart();
  await addLead(page);
  await expect(page.getByRole('button', { name: '1 new submission - show' })).toBeVisible({
    timeout: 30_000,
  });
});

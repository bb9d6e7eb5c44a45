import type { Page } from '@playwright/test';
import { signIn } from '../support/administrator.ts';
import { expect, notice } from '../support/browser-test.ts';
import { newLead } from '../support/lead.ts';
import { test } from '../support/own-product.ts';

/** The failure notices of the administrator area (spec section 8), by real faults where a fault can make them. */

test.use({
  allowedErrors: [
    /status of 500 .*\/api\/|ERR_(?:CONNECTION_\w+|EMPTY_RESPONSE|INCOMPLETE_CHUNKED_ENCODING)/,
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

test('both sign-ins: the product is gone', async ({ page, product }) => {
  for (const path of ['/dashboard', '/admin']) {
    await page.goto(path);
    await expect(page.getByLabel('Username')).toBeVisible();
    // What the notices need is loaded by then, as it is for whoever types.
    await page.waitForLoadState('networkidle');
    await product.kill();
    await signIn(page, { username: 'somebody', password: 'anything' });
    await expectError(page, 'Login failed');
    await expect(page.getByLabel('Username')).toHaveValue('somebody');
    await product.restart();
  }
});

test('dashboard: the leads can not be read', async ({ page, product }) => {
  await page.goto('/dashboard');
  product.breakDatabase('ALTER TABLE business_leads RENAME TO mislaid');
  await signInTo(page, product);
  await expectError(page, 'Failed to fetch leads');
});

test('admin: the session can not be checked after the sign-in', async ({ page, product }) => {
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

test('admin: the answer says that there is no session, as our API never does', async ({ page, product }) => {
  await page.goto('/admin');
  await expect(page.getByLabel('Username')).toBeVisible();
  await page.route('**/api/auth-check', (route) => route.fulfill({ json: { authenticated: false } }));
  await signInTo(page, product);
  await expectError(page, 'Session not established');
});

test('panel: a lead can not be deleted, and stays', async ({ page, product }) => {
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

test('panel: what came in while the product was away is told once it is back', async ({ page, product }) => {
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

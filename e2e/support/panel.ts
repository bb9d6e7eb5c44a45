import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { administrator } from './administrator.ts';
import { expect } from './browser-test.ts';
import { answerConsent } from './consent.ts';
import { parseCsv } from './parse-csv.ts';

/** Returns a random word that only one test's submissions contain, so that tests can share a product. */
export const uniqueText = () => `panel${randomBytes(4).toString('hex')}`;

/** Sends one lead. */
export async function send(page: Page, lead: { name: string; mobileNumber?: string; homepage?: string }) {
  const response = await page.request.post('/api/business-leads', {
    data: { mobileNumber: '+94 77 555 0123', email: '', ...lead },
  });
  expect(response.status()).toBe(201);
}

/** Sends `count` leads, starting with 'Lead 001', one after another, because the tests check their order. */
export async function sendMany(page: Page, mark: string, count: number) {
  for (let number = 1; number <= count; number += 1)
    await send(page, { name: `Lead ${String(number).padStart(3, '0')} ${mark}` });
}

/** Signs in and opens the panel. */
export async function enterPanel(page: Page, search: string) {
  const response = await page.request.post('/api/login', { data: administrator() });
  expect(response.status()).toBe(200);
  await answerConsent(page);
  await page.goto(`/backend${search}`);
}

/** Signs in and opens the list of leads, which must have rows. */
export async function openPanel(page: Page, search = '') {
  await enterPanel(page, search);
  await expect(page.getByRole('table', { name: 'Business Leads' })).toBeVisible();
}

/** Returns the rows of the list. */
export const rows = (page: Page) => page.locator('tr[data-record]');

/** Downloads the list as a CSV file and returns its rows, the first of which has the names of the columns. */
export async function exportCsv(page: Page) {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const text = await readFile(await (await downloading).path(), 'utf8');
  return parseCsv(text.slice(1));
}

/** Hides the notices of weak settings and of submissions from other tests, which would move or cover the rows. */
export async function hideNotices(page: Page) {
  await page.route('**/api/auth-check', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), weakSettings: undefined } });
  });
  await page.route('**/api/admin/events*', (route) =>
    route.fulfill({ contentType: 'text/event-stream', body: ':\n\n' }),
  );
}

import { randomBytes, randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Cookie, Locator, Page } from '@playwright/test';
import { honeypotField } from '@suite/contracts/submission-metadata';
import { administrator } from './administrator.ts';
import { again, expect, nextFrame } from './browser-test.ts';
import { answerConsent } from './consent.ts';
import { parseCsv } from './parse-csv.ts';

/** Returns a random word that only one test's submissions contain, so that tests can share a product. */
export const uniqueText = () => `panel${randomBytes(4).toString('hex')}`;

/** Returns a random number in Colombo, without 011. (The seeded leads have mobile numbers, which could match by chance.) */
export const uniqueLandline = () => String(randomInt(2_000_000, 3_000_000));

/** Sends one lead. */
export async function send(
  page: Page,
  lead: { name: string; mobileNumber?: string; email?: string; [honeypotField]?: string },
) {
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

let session: Cookie[] | undefined;

/** Gives the page a session, the same for all tests of a worker, because each sign-in hashes the password. */
export async function startSession(page: Page) {
  if (session) return page.context().addCookies(session);
  const response = await page.request.post('/api/login', { data: administrator() });
  expect(response.status()).toBe(200);
  session = await page.context().cookies();
}

/** Opens the panel with a session. */
export async function enterPanel(page: Page, search: string) {
  await startSession(page);
  await answerConsent(page);
  await page.goto(`/backend${search}`);
}

/** Opens the list of leads with a session, which must have rows. */
export async function openPanel(page: Page, search = '') {
  await enterPanel(page, search);
  await expect(page.getByRole('table', { name: 'Business Leads' })).toBeVisible();
  // Effects, which listen for keys, have run by the next frame.
  await nextFrame(page);
}

/** Sets the page's clock to a day after the row was received. (Between both, the tests may pass midnight.) */
export async function setClockToNextDay(row: Locator) {
  const received = await row.locator('time').first().getAttribute('datetime');
  await row.page().clock.setFixedTime(Date.parse(received ?? '') + 24 * 60 * 60 * 1000);
}

/** Returns the rows of the list. */
export const rows = (page: Page) => page.locator('tr[data-record]');

/** Returns the open record. */
export const openedRecord = (page: Page) => page.getByRole('complementary', { name: 'Submission' });

/** Counts the clicks in the page from now on, which open no link to a contact. Returns a function that returns them. */
export async function countClicks(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const counter = { clicks: 0 };
    Object.assign(window, { counter });
    const count = (event: Event) => {
      if (!event.isTrusted) return;
      counter.clicks += 1;
      if (event.target instanceof Element && event.target.closest('a[data-action]')) event.preventDefault();
    };
    document.addEventListener('click', count, true);
  });
  return () => page.evaluate(() => (window as unknown as { counter: { clicks: number } }).counter.clicks);
}

/** Downloads the list as a CSV file and returns its bytes and its suggested name. */
export async function download(page: Page) {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await downloading;
  return { bytes: await readFile(await file.path()), name: file.suggestedFilename() };
}

/** Returns the rows of a CSV file with a byte order mark, the first of which has the names of the columns. */
export const rowsOf = (bytes: Buffer) => parseCsv(bytes.toString('utf8').slice(1));

/** Downloads the list as a CSV file and returns its rows. */
export const exportCsv = async (page: Page) => rowsOf((await download(page)).bytes);

/** Hides the notices of weak settings and of submissions from other tests, which would move or cover the rows. */
export async function hideNotices(page: Page) {
  await page.route('**/api/auth-check', async (route) => {
    const response = await route.fetch(again);
    await route.fulfill({ response, json: { ...(await response.json()), weakSettings: undefined } });
  });
  await page.route('**/api/admin/events*', (route) =>
    route.fulfill({ contentType: 'text/event-stream', body: ':\n\n' }),
  );
}

import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { administrator } from '../support/administrator.ts';
import { expect, test } from '../support/browser-test.ts';
import { expectAccessible, expectNoHorizontalScroll } from '../support/page-checks.ts';
import { parseCsv } from '../support/parse-csv.ts';

test.beforeEach(async ({ page }) => {
  const answer = await page.request.post('/api/login', { data: administrator() });
  expect(answer.status()).toBe(200);
});

test('the audit log is filtered, exported and links to the record', { tag: '@all' }, async ({ page }) => {
  const name = `audit${randomBytes(4).toString('hex')}`;
  const data = { name, mobileNumber: '+94 77 555 0123', email: '' };
  expect((await page.request.post('/api/business-leads', { data })).status()).toBe(201);
  const find = async () => (await page.request.get(`/api/admin/business-leads?limit=1&q=${name}`)).json();
  await expect.poll(find).toHaveLength(1);
  const [{ id }] = await find();
  expect((await page.request.delete(`/api/admin/business-leads/${id}`)).ok()).toBe(true);
  await page.goto('/backend?view=audit');
  await page.getByRole('combobox', { name: 'What' }).selectOption('Moved to the trash');
  await expect(page).toHaveURL(/kind=deleted/);
  const link = page.getByRole('link', { name: `Record: ${id}`, exact: true });
  await expect(link).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^audit-log-\d{4}-\d\d-\d\d\.csv$/);
  const [columns, ...entries] = parseCsv(await readFile(await download.path(), 'utf8'));
  expect(columns).toEqual(['id', 'at', 'username', 'kind', 'detail', 'address']);
  expect(new Set(entries.map((cells) => cells[3]))).toEqual(new Set(['deleted']));
  await link.press('Enter');
  await expect(page.getByRole('complementary', { name: 'Submission' })).toContainText(name);
});

test('the filtered audit log is accessible and fits a phone', { tag: '@all' }, async ({ page }) => {
  await page.goto('/backend?view=audit&kind=sign-in');
  await expect(page.getByRole('cell', { name: 'Signed in' }).first()).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoHorizontalScroll(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).not.toHaveURL(/kind=/);
});

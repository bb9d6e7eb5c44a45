import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { addGivenAccount, administrator } from '../support/administrator.ts';
import { again, expect, test } from '../support/browser-test.ts';
import {
  expectAccessibleInBothSchemes,
  expectHeadingsInOrder,
  expectNoHorizontalScroll,
} from '../support/page-checks.ts';
import { download, enterPanel, exportCsv, rowsOf, send, uniqueText } from '../support/panel.ts';

const openView = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Admin Panel' }).getByRole('link', { name }).click();

const openOverview = (page: Page) => page.getByRole('button', { name: 'Overview', expanded: false }).click();

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

async function searchFor(page: Page, text: string) {
  await page.getByRole('searchbox').fill(text);
  await expect(page).toHaveURL(new RegExp(`q=${text.replace('@', '%40')}`));
}

test('the ledger lists every export with its filter, row count and SHA-256', async ({ page }) => {
  const mark = uniqueText();
  await enterPanel(page, '');
  await send(page, { name: `${mark} 山田 太郎` });
  await send(page, { name: `${mark} =1+1` });
  await searchFor(page, mark);
  await expect(page.locator('tr[data-record]')).toHaveCount(2);
  await expect(page.getByRole('link', { name: `${mark} 山田 太郎`, exact: true })).toBeVisible();
  const { bytes: first } = await download(page);
  expect(
    rowsOf(first)
      .slice(1)
      .map(([, name]) => name),
  ).toEqual([`${mark} =1+1`, `${mark} 山田 太郎`]);
  await send(page, { name: `${mark} third` });
  const { bytes: second } = await download(page);
  expect(rowsOf(second)).toHaveLength(4);

  await openView(page, 'Exports');
  for (const file of [first, second]) {
    const row = page.getByRole('row').filter({ has: page.locator(`code[title="${sha256(file)}"]`) });
    await expect(row).toContainText('Business leads');
    await expect(row).toContainText(`Search “${mark}”`);
    await expect(row).toContainText(administrator().username);
    await expect(row).toContainText('Complete');
    await expect(row.locator('[data-column="rows"]')).toContainText(String(rowsOf(file).length - 1));
  }
});

test('an erased person disappears from lists and exports, and a receipt remains', async ({ page }) => {
  const email = `${uniqueText()}@example.com`;
  await enterPanel(page, '');
  await send(page, { name: 'In the inbox', email });
  await send(page, { name: 'In the trash', email });
  const list = async (): Promise<{ id: number; name: string }[]> =>
    (await page.request.get(`/api/admin/business-leads?limit=10&q=${email}`)).json();
  await expect.poll(list).toHaveLength(2);
  const inTrash = (await list()).find(({ name }) => name === 'In the trash');
  const deleted = await page.request.delete(`/api/admin/business-leads/${inTrash?.id}`);
  expect(deleted.status()).toBe(204);

  await openView(page, 'Privacy');
  const field = page.getByLabel('E-mail address or phone number');
  await field.fill(email.toUpperCase());
  await field.press('Enter');
  const leads = page.getByRole('region', { name: 'Business leads' });
  await expect(leads.locator('summary')).toHaveCount(2);
  await expect(leads.locator('summary').filter({ hasText: 'In the trash' })).toContainText('Trash');

  await test.step('the JSON download contains all records of the person', async () => {
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download as JSON' }).click();
    const file = await downloading;
    expect(file.suggestedFilename()).toMatch(/^person-\d{4}-\d\d-\d\d\.json$/);
    const person = JSON.parse(await readFile(await file.path(), 'utf8'));
    expect(person.businessLeads.map(({ name }: { name: string }) => name).sort()).toEqual([
      'In the inbox',
      'In the trash',
    ]);
  });

  await test.step('erasing requires typing the address', async () => {
    await page.getByRole('button', { name: 'Erase this person’s data' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Erase for good' }).click();
    await expect(dialog.getByText(/exactly as shown here$/)).toBeVisible();
    await dialog.getByRole('textbox').fill(email.toUpperCase());
    await dialog.getByRole('button', { name: 'Erase for good' }).click();
    await expect(dialog).toBeHidden();
  });

  const proof = page.getByText(/^The data has been erased: Receipt no. \d+$/);
  await expect(proof).toBeVisible();
  const number = /\d+$/.exec((await proof.textContent()) ?? '')?.[0] ?? '';
  const receipt = page
    .getByRole('table', { name: 'Erasure receipts' })
    .getByRole('row')
    .filter({ has: page.getByRole('cell', { name: number, exact: true }) });
  await expect(receipt).toContainText('Business leads 2');

  await field.fill(email);
  await field.press('Enter');
  await expect(page.getByText(`Nothing is kept about ${email}.`)).toBeVisible();

  await openView(page, 'Submissions');
  await searchFor(page, email);
  await expect(page.getByText('Nothing matches')).toBeVisible();
  expect(await exportCsv(page)).toHaveLength(1);
});

test('overview, exports and privacy are accessible', { tag: '@all' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // Lists have tests of their own, and axe takes eight times as long on one of 50 rows.
  await enterPanel(page, '?q=nothing-like-it');
  await expect(page.getByText('Nothing matches')).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await openOverview(page);
  const chart = page.getByRole('img', { name: /^Submissions per day/ });
  await expect(chart).toBeVisible();
  await expectAccessibleInBothSchemes(page);

  await page.goto('/backend?view=exports');
  await expect(page.getByRole('heading', { name: 'Exports' })).toBeVisible();
  await expectHeadingsInOrder(page);
  await expectAccessibleInBothSchemes(page);

  await page.goto('/backend?view=privacy');
  const field = page.getByLabel('E-mail address or phone number');
  await field.fill('nobody-at-all@example.com');
  await field.press('Enter');
  await expect(page.getByText(/^Nothing is kept about/)).toBeVisible();
  await expectHeadingsInOrder(page);
  await expectAccessibleInBothSchemes(page);
  await page.getByRole('button', { name: 'Erase this person’s data' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessibleInBothSchemes(page);
});

test('overview, exports and privacy screens fit 320 px while a backlog notice is shown', {
  tag: '@all',
}, async ({ page }) => {
  await page.route('**/api/admin/overview?*', async (route) => {
    const overview = await (await route.fetch(again)).json();
    const stuck = { journal: { depth: 1234, oldestSeconds: 100_000 }, mail: { waiting: 1234, failed: 56 } };
    await route.fulfill({ json: { ...overview, ...stuck } });
  });
  await page.setViewportSize({ width: 320, height: 700 });
  await enterPanel(page, '');
  await expect(page.getByText(/^1,234 submissions are waiting for the database/)).toBeVisible();
  await page.getByRole('button', { name: 'Overview' }).click();
  await expect(page.getByRole('img', { name: /^Submissions per day/ })).toBeVisible();
  await expectNoHorizontalScroll(page);
  for (const view of ['?view=exports', '?view=privacy']) {
    await page.goto(`/backend${view}`);
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toBeVisible();
    await expectNoHorizontalScroll(page);
  }
});

test('a viewer sees the overview but neither exports nor the privacy screen', async ({ page, browser }) => {
  await enterPanel(page, '');
  const account = { username: uniqueText(), password: `a given password ${uniqueText()}` };
  await addGivenAccount(page.request, { ...account, role: 'viewer' });

  const context = await browser.newContext();
  const other = await context.newPage();
  await other.request.post('/api/login', { data: account });
  await other.request.post('/api/admin/password', {
    data: { current: account.password, password: `a long password ${uniqueText()}` },
  });
  const bar = other.getByRole('navigation', { name: 'Admin Panel' });
  for (const view of ['', '?view=exports', '?view=privacy']) {
    await other.goto(`/backend${view}`);
    await expect(other.getByRole('button', { name: 'Overview' })).toBeVisible();
    await expect(bar.getByRole('link', { name: 'Account', exact: true })).toBeVisible();
    for (const name of ['Exports', 'Privacy', 'Audit log', 'Administrators'])
      await expect(bar.getByRole('link', { name, exact: true })).toHaveCount(0);
  }
  await context.close();
});

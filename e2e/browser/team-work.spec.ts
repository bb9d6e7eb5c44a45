import type { Page } from '@playwright/test';
import { addGivenAccount, administrator } from '../support/administrator.ts';
import { expect, test } from '../support/browser-test.ts';
import { expectAccessible, expectNoHorizontalScroll } from '../support/page-checks.ts';
import { countClicks, hideNotices, openPanel, rows, send, sendMany, uniqueText } from '../support/panel.ts';

const nextStep = (page: Page) => page.getByRole('group', { name: 'Next step' });

test('one click shows what is new since the last visit, and another what is due', { tag: '@all' }, async ({
  page,
}) => {
  const mark = uniqueText();
  await send(page, { name: mark });
  await openPanel(page, `?q=${mark}`);
  const clicks = await countClicks(page);
  await page.getByRole('button', { name: /^New since / }).click();
  await expect(page).toHaveURL(/[?&]when=visit/);
  await expect(page.getByRole('link', { name: mark, exact: true })).toBeVisible();
  await page.getByRole('button', { name: /^Due today/ }).click();
  await expect(page.getByRole('link', { name: mark, exact: true })).toBeHidden();
  expect(await clicks()).toBe(2);
  await expectAccessible(page);
});

test('three clicks open a record, assign it to the user and set a follow-up date', { tag: '@all' }, async ({
  page,
}) => {
  const mark = uniqueText();
  await send(page, { name: mark });
  await openPanel(page, `?q=${mark}`);
  const clicks = await countClicks(page);
  await page.getByRole('link', { name: mark, exact: true }).click();
  const group = nextStep(page);
  await group.getByRole('button', { name: 'Assign to me' }).click();
  await expect(group.getByRole('combobox', { name: 'Assigned to' })).toHaveText(/./);
  await group.getByRole('button', { name: 'Tomorrow' }).click();
  await expect(group.getByRole('button', { name: 'Tomorrow', pressed: true })).toBeVisible();
  expect(await clicks()).toBe(3);
  const { username } = administrator();
  await expect(page.getByText(`Assigned to ${username}`)).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(group.getByRole('button', { name: 'Tomorrow', pressed: true })).toBeVisible();
});

test('assigning works by keyboard and fits a phone', { tag: '@all' }, async ({ page }) => {
  const mark = uniqueText();
  await send(page, { name: mark });
  await page.setViewportSize({ width: 390, height: 844 });
  await openPanel(page, `?q=${mark}`);
  await page.getByRole('link', { name: mark, exact: true }).press('Enter');
  await nextStep(page).getByRole('button', { name: 'Assign to me' }).press('Enter');
  await nextStep(page).getByRole('button', { name: 'In 3 days' }).press('Space');
  await expect(nextStep(page).getByRole('button', { name: 'In 3 days', pressed: true })).toBeVisible();
  await expectNoHorizontalScroll(page);
  await page.goto('/backend?view=last-visit');
  await expect(page.getByRole('button', { name: /^New since/, pressed: true })).toBeVisible();
  await expect(page).toHaveURL(/\/backend\?when=visit$/);
  await expectNoHorizontalScroll(page);
});

test('six clicks share fifty leads among three accounts, and two export those of this week', {
  tag: '@all',
}, async ({ page }) => {
  const mark = uniqueText();
  await sendMany(page, mark, 50);
  await hideNotices(page);
  await openPanel(page, `?q=${mark}`);
  const accounts = ['first', 'second'].map((name) => `${name}-${mark}`);
  const password = `a password of ${mark}`;
  for (const username of accounts)
    await addGivenAccount(page.request, { username, password, role: 'administrator' });
  await page.reload();
  await expect(rows(page)).toHaveCount(50);
  const clicks = await countClicks(page);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await page.getByRole('button', { name: 'Assign', exact: true }).click();
  const dialog = page.getByRole('dialog');
  for (const name of [/^Me /, ...accounts]) await dialog.getByRole('checkbox', { name }).check();
  await dialog.getByRole('button', { name: 'Assign', exact: true }).click();
  expect(await clicks()).toBe(6);
  const shares = async () => {
    const response = await page.request.get(`/api/admin/business-leads?limit=50&q=${mark}`);
    const ids = ((await response.json()) as { assigneeId: number | null }[]).map(
      ({ assigneeId }) => assigneeId,
    );
    return [...new Set(ids)].map((id) => ids.filter((other) => other === id).length);
  };
  await expect.poll(async () => (await shares()).sort()).toEqual([16, 17, 17]);
  await page.getByRole('button', { name: 'This week' }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  await downloading;
  expect(await clicks()).toBe(8);
});

test('a lead is marked as spam by one key, and a call is noted with its outcome by two clicks', {
  tag: '@all',
}, async ({ page }) => {
  const mark = uniqueText();
  await sendMany(page, mark, 2);
  await openPanel(page, `?q=${mark}`);
  await expect(rows(page)).toHaveCount(2);
  await page.keyboard.press('j');
  await page.keyboard.press('!');
  await expect(rows(page)).toHaveCount(1);
  const clicks = await countClicks(page);
  await rows(page)
    .getByRole('link', { name: /^Lead 001/ })
    .click();
  await page.getByRole('button', { name: 'Not reached' }).click();
  await expect(
    page
      .getByRole('complementary')
      .getByText(/^Not reached/)
      .last(),
  ).toBeVisible();
  expect(await clicks()).toBe(2);
});

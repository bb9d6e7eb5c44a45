import type { Page } from '@playwright/test';
import { administrator } from '../support/administrator.ts';
import { expect, test } from '../support/browser-test.ts';
import { expectAccessible, expectNoHorizontalScroll } from '../support/page-checks.ts';
import { countClicks, openPanel, send, uniqueText } from '../support/panel.ts';

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

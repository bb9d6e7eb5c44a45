import type { Page } from '@playwright/test';
import { honeypotField } from '@suite/contracts/submission-metadata';
import { expect, isMarked, mark as markPage, notice, test } from '../support/browser-test.ts';
import {
  expectAccessible,
  expectAccessibleInBothSchemes,
  expectNoHorizontalScroll,
} from '../support/page-checks.ts';
import {
  enterPanel,
  exportCsv,
  hideNotices,
  openedRecord,
  openPanel,
  rows,
  send,
  sendMany,
  uniqueLandline,
  uniqueText,
} from '../support/panel.ts';

const selection = (page: Page) => page.getByRole('group', { name: 'Selection' });

test('a search by word or phone number finds leads, and the URL keeps the search and its filters', async ({
  page,
}) => {
  const mark = uniqueText();
  const digits = uniqueLandline();
  await send(page, { name: `山田 太郎 ${mark}`, mobileNumber: `+94 11 ${digits}` });
  await send(page, { name: `Nimal ${mark}` });
  await openPanel(page);

  const search = page.getByRole('searchbox', { name: 'Search' });
  await search.fill(mark);
  await expect(rows(page)).toHaveCount(2);
  await search.fill(`011${digits}`);
  await expect(rows(page)).toHaveText([new RegExp(`山田 太郎 ${mark}`)]);
  await expect(rows(page).locator('mark')).toHaveText([`11 ${digits}`]);
  await search.fill(`nima ${mark}`);
  await expect(rows(page)).toHaveText([/Nimal/]);

  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Won');
  await expect(page.getByText('Nothing matches')).toBeVisible();
  await expect(page).toHaveURL(/status=won/);
  await page.reload();
  await expect(page.getByText(`Nothing matches “nima ${mark}” with these filters`)).toBeVisible();
  await page.getByRole('button', { name: 'Search without filters' }).click();
  await expect(rows(page)).toHaveText([/Nimal/]);
  await expect(search).toHaveValue(`nima ${mark}`);
  await search.fill(`${mark} nobody`);
  await page.getByRole('button', { name: 'Show the whole list' }).click();
  await expect(page).toHaveURL(/\/backend$/);
  await expect(search).toHaveValue('');
});

/** The range of a page. Whether the total is exact ('60') depends on how common the mark's rows were in a sample. */
const of60 = (range: string) => new RegExp(`^${range} of 60\\+?$`);

test('a long list is paged newest first', { tag: '@all' }, async ({ page }) => {
  const mark = uniqueText();
  await sendMany(page, mark, 60);
  await openPanel(page, `?q=${mark}`);
  await expect(rows(page)).toHaveCount(50);
  await expect(page.getByText(of60('1-50'))).toBeVisible();
  await rows(page).last().scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page.getByText(of60('51-60'))).toBeVisible();
  await expect(rows(page).first()).toBeInViewport();
  await expect(rows(page).first()).toContainText(`Lead 010 ${mark}`);
  await expect(page.getByRole('button', { name: 'Next page' })).toBeDisabled();
  await page.reload();
  await page.getByRole('button', { name: 'Previous page' }).click();
  await expect(page.getByText(of60('1-50'))).toBeVisible();
  await expect(rows(page).first()).toContainText(`Lead 060 ${mark}`);
  await page.goBack();
  await expect(page.getByText(of60('51-60'))).toBeVisible();
  await page.goBack();
  await expect(page.getByText(of60('1-50'))).toBeVisible();

  await test.step('Shift selects no range across pages', async () => {
    await rows(page).nth(4).getByRole('checkbox').click();
    await page.getByRole('button', { name: 'Next page' }).click();
    await expect(page.getByText(of60('51-60'))).toBeVisible();
    await rows(page)
      .nth(9)
      .getByRole('checkbox')
      .click({ modifiers: ['Shift'] });
    await expect(selection(page).getByText('2 selected')).toBeVisible();
    await selection(page).getByRole('button', { name: 'Clear selection' }).click();
    await page.getByRole('button', { name: 'Previous page' }).click();
    await expect(page.getByText(of60('1-50'))).toBeVisible();
  });

  await test.step('Shift selects a range within a page', async () => {
    const box = (index: number) => rows(page).nth(index).getByRole('checkbox');
    await box(1).click();
    await box(4).click({ modifiers: ['Shift'] });
    await expect(selection(page).getByText('4 selected')).toBeVisible();
    await selection(page).getByRole('button', { name: 'Set status' }).click();
    await page.getByRole('menuitem', { name: 'Contacted' }).click();
    await expect(notice(page, '4 submissions changed')).toBeVisible();
    await page.goto(`/backend?q=${mark}&status=contacted`);
    await expect(rows(page)).toHaveCount(4);
  });
});

test('all matching leads are deleted and restored at once', async ({ page }) => {
  const mark = uniqueText();
  await sendMany(page, mark, 60);
  await openPanel(page, `?q=${mark}`);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).click();
  await selection(page)
    .getByRole('button', { name: /^Select all (60 )?matching$/ })
    .click();
  await expect(selection(page).getByText('All 60 matches selected')).toBeVisible();
  await test.step('the button of a menu gets the focus back, and the list stays where it is', async () => {
    const button = selection(page).getByRole('button', { name: 'Set status' });
    await button.click();
    await expect(page.getByRole('menu')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
  await page.mouse.wheel(0, 1500);
  await selection(page).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  // A pointer on the notice keeps it.
  await notice(page, '60 submissions deleted').hover();
  await expect(page.getByText('Nothing matches')).toBeInViewport();
  await notice(page, '60 submissions deleted').getByRole('button', { name: 'Undo' }).click();
  await expect(notice(page, '60 submissions restored')).toBeVisible();
  await expect(rows(page)).toHaveCount(50);
});

test('the back button goes back one tab at a time, and the open tab is visible on a phone', {
  tag: '@all',
}, async ({ page }) => {
  await openPanel(page);
  for (const name of ['Contact Messages', 'Partner Applications']) {
    await page.getByRole('tab', { name }).click();
    await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
  }
  await page.goBack();
  await expect(page).toHaveURL(/\?tab=contacts$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/backend$/);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/backend?tab=partner-applications');
  await expect(page.getByRole('tab', { name: 'Partner Applications' })).toBeInViewport({ ratio: 0.9 });
});

test('Undo and the trash both restore a deleted lead', async ({ page }) => {
  const mark = uniqueText();
  const name = `Nimal ${mark}`;
  await send(page, { name });
  await openPanel(page, `?q=${mark}`);
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  await notice(page, 'Lead deleted successfully').getByRole('button', { name: 'Undo' }).click();
  await expect(rows(page)).toHaveCount(1);

  await page.getByRole('button', { name: `Delete ${name}` }).click();
  await expect(rows(page)).toHaveCount(0);
  await page.reload();
  await page.getByRole('button', { name: 'Trash' }).click();
  await expect(page.getByText(/deleted for good six months after/)).toBeVisible();
  await page.getByRole('button', { name: `Restore ${name}` }).click();
  await expect(notice(page, '1 submission restored')).toBeVisible();
  await page.getByRole('button', { name: 'Inbox' }).click();
  await expect(rows(page)).toHaveText([new RegExp(name)]);
});

test('a flagged submission shows the reason and moves to the inbox when marked as not spam', async ({
  page,
}) => {
  const mark = uniqueText();
  await send(page, { name: `Suspect ${mark}`, [honeypotField]: 'https://example.com' });
  await enterPanel(page, `?q=${mark}`);
  await page.getByRole('button', { name: /^Spam \d/ }).click();
  await page.getByRole('link', { name: `Suspect ${mark}`, exact: true }).click();
  await expect(openedRecord(page).getByText(/^Possible spam: /)).toBeVisible();
  await openedRecord(page).getByRole('button', { name: 'Not spam' }).click();
  await expect(notice(page, '1 submission moved to the inbox')).toBeVisible();
  await expect(openedRecord(page)).toBeHidden();
  await page.getByRole('button', { name: 'Inbox' }).click();
  await expect(rows(page)).toHaveText([new RegExp(mark)]);
});

test('the keyboard alone can find, read, annotate, delete and restore a lead', { tag: '@all' }, async ({
  page,
}) => {
  const mark = uniqueText();
  await send(page, { name: `First ${mark}` });
  await send(page, { name: `Second ${mark}` });
  await openPanel(page);
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type(mark);
  await expect(rows(page)).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('searchbox')).toHaveValue(mark);
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('link', { name: `Second ${mark}`, exact: true })).toBeFocused();
  await page.keyboard.press('j');
  await expect(page.getByRole('link', { name: `First ${mark}`, exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(openedRecord(page).getByRole('heading', { name: `First ${mark}` })).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await expect(openedRecord(page).getByRole('heading', { name: `Second ${mark}` })).toBeVisible();
  await expect(page).toHaveURL(/record=\d+/);

  const note = openedRecord(page).getByLabel('Note');
  while (!(await note.evaluate((field) => field === document.activeElement)))
    await page.keyboard.press('Tab');
  await page.keyboard.type('Call / ? x on Monday');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(openedRecord(page).getByText('Call / ? x on Monday')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(openedRecord(page)).toBeHidden();
  await expect(page.getByRole('link', { name: `Second ${mark}`, exact: true })).toBeFocused();

  await page.keyboard.press('x');
  await expect(selection(page).getByText('1 selected')).toBeVisible();
  await page.keyboard.press('a');
  await expect(selection(page).getByRole('button', { name: 'Set status' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(selection(page)).toBeHidden();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await page.keyboard.press('Escape');

  const remove = page.getByRole('button', { name: `Delete Second ${mark}` });
  while (!(await remove.evaluate((button) => button === document.activeElement)))
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(notice(page, 'Lead deleted successfully')).toBeVisible();
  await expect(page.getByRole('button', { name: `Delete First ${mark}` })).toBeFocused();
  await page.keyboard.press('F8');
  const undo = page.getByRole('button', { name: 'Undo' });
  while (!(await undo.evaluate((button) => button === document.activeElement)))
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(rows(page)).toHaveCount(2);
});

test('an export contains the selected rows or the search results', async ({ page }) => {
  const mark = uniqueText();
  await send(page, { name: `First ${mark}` });
  await send(page, { name: `Second ${mark}` });
  await openPanel(page, `?q=${mark}`);
  const exported = async () => {
    const [, ...found] = await exportCsv(page);
    return found.map(([, name]) => name).filter(Boolean);
  };
  await expect(rows(page)).toHaveCount(2);
  expect(await exported()).toEqual([`Second ${mark}`, `First ${mark}`]);
  await page.getByRole('checkbox', { name: `Select First ${mark}` }).check();
  expect(await exported()).toEqual([`First ${mark}`]);
});

test('a new submission is announced and shown only on request', async ({ page }) => {
  const mark = uniqueText();
  await send(page, { name: `First ${mark}` });
  const isOpen = Promise.all([
    page.waitForResponse(/\/api\/admin\/business-leads\?/),
    page.waitForResponse('**/api/admin/events'),
  ]);
  // The first page of all leads may be full of those that other tests send at the same time.
  await openPanel(page, `?q=${mark}`);
  await isOpen;
  await send(page, { name: `Newcomer ${mark}` });
  // Submissions of other tests may be included in the count.
  const show = page.getByRole('button', { name: /new submissions? - show$/ });
  await expect(show).toBeVisible();
  const newcomer = page.getByRole('link', { name: `Newcomer ${mark}`, exact: true });
  await expect(newcomer).toBeHidden();
  // It covers no row.
  await expect(
    page.getByRole('navigation', { name: 'Pages' }).locator('..').filter({ has: show }),
  ).toBeVisible();
  await show.click();
  await expect(newcomer).toBeVisible();
});

test('hostile text is shown as text and keeps the layout at every width', { tag: '@all' }, async ({
  page,
}) => {
  const mark = uniqueText();
  const mobileNumber = `+94 11 ${uniqueLandline()}`;
  await send(page, { name: `<img src=x onerror=alert(1)> ${mark}`, mobileNumber });
  await send(page, { name: `\u202egnp.exe ${mark}`, mobileNumber });
  await send(page, { name: `${'W'.repeat(80)} ${mark}`, mobileNumber });
  await openPanel(page);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/backend?q=${mark}`);
    await expect(rows(page)).toHaveCount(3);
    await expectNoHorizontalScroll(page);
    await page.getByRole('link', { name: `<img src=x onerror=alert(1)> ${mark}`, exact: true }).click();
    await expect(openedRecord(page).getByRole('link', { name: /^W{80}/ })).toBeVisible();
    await expect
      .poll(() => openedRecord(page).evaluate((panel) => panel.scrollWidth - panel.clientWidth))
      .toBe(0);
    await expectNoHorizontalScroll(page);
  }
});

const expectOneRow = (page: Page) =>
  expect.poll(async () => (await selection(page).boundingBox())?.height).toBeLessThanOrEqual(48);

for (const [width, height] of [
  [390, 844],
  [768, 1024],
] as const) {
  test(`at ${width} px the selection bar takes one row`, { tag: '@all' }, async ({ page }) => {
    const mark = uniqueText();
    await page.setViewportSize({ width, height });
    for (const name of ['Nimal', 'Kumari']) await send(page, { name: `${name} ${mark}` });
    await hideNotices(page);
    await openPanel(page, `?q=${mark}`);
    await page.getByRole('checkbox', { name: `Select Nimal ${mark}` }).check();
    await expectOneRow(page);
    await expectNoHorizontalScroll(page);
    await expectAccessibleInBothSchemes(page);
    // With a record open, a wide screen has as little room for the list.
    if (width === 768) {
      await page.setViewportSize({ width: 1280, height });
      await page.getByRole('link', { name: `Kumari ${mark}`, exact: true }).click();
      await expect(openedRecord(page)).toBeVisible();
      await expectOneRow(page);
      await page.keyboard.press('Escape');
      await page.setViewportSize({ width, height });
    }
    await selection(page).getByRole('button', { name: 'More actions' }).press('Enter');
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    await page.keyboard.press('End');
    await expect(page.getByRole('menuitem').last()).toBeFocused();
    await page.getByRole('menuitem', { name: 'Mark as read' }).press('Enter');
    await expect(notice(page, '1 submission changed')).toBeVisible();
    await expect(selection(page)).toBeHidden();
    // On a phone, the head is out of sight.
    const focused = width === 390 ? `Select Kumari ${mark}` : 'Select all on this page';
    await expect(page.getByRole('checkbox', { name: focused })).toBeFocused();
  });
}

test('at 768 px the list starts at 305 px, and the columns of names and details are wide enough', {
  tag: '@all',
}, async ({ page }) => {
  const mark = uniqueText();
  await page.setViewportSize({ width: 768, height: 1024 });
  await send(page, { name: `Nimal ${mark}` });
  await hideNotices(page);
  await openPanel(page);
  const expectWide = (name: string) =>
    expect
      .poll(async () => (await page.getByRole('columnheader', { name }).boundingBox())?.width)
      .toBeGreaterThanOrEqual(140);
  await expect.poll(async () => (await rows(page).first().boundingBox())?.y).toBeLessThanOrEqual(305);
  await expectWide('Name');
  await page.goto('/backend?view=audit');
  await expect(page.getByRole('cell', { name: 'Signed in' }).first()).toBeVisible();
  await expectWide('Details');
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
  test('buttons of the selection bar and its menu are at least 44 px, in both languages', {
    tag: '@all',
  }, async ({ page }) => {
    const mark = uniqueText();
    await send(page, { name: `Nimal ${mark}` });
    await openPanel(page, `?q=${mark}`);
    for (const [other, group, more] of [
      ['日本語', '選択中の項目', 'その他の操作'],
      ['English', 'Selection', 'More actions'],
    ] as const) {
      await page.getByRole('button', { name: other }).click();
      await rows(page).getByRole('checkbox').check();
      const bar = page.getByRole('group', { name: group });
      await expect
        .poll(async () => (await bar.getByRole('status').boundingBox())?.height)
        .toBeLessThanOrEqual(20);
      await bar.getByRole('button', { name: more }).click();
      const targets = bar.getByRole('button').or(page.getByRole('menuitem'));
      await expect(targets).toHaveCount(11);
      // offsetWidth and offsetHeight ignore the transform of the menu's opening animation.
      const smallest = () =>
        targets.evaluateAll((elements: HTMLElement[]) =>
          Math.min(...elements.flatMap(({ offsetWidth, offsetHeight }) => [offsetWidth, offsetHeight])),
        );
      await expect.poll(smallest).toBeGreaterThanOrEqual(44);
      await page.keyboard.press('Escape');
      await rows(page).getByRole('checkbox').uncheck();
    }
  });
});

test.describe('offline for a moment', () => {
  test.use({ allowedErrors: [/ERR_INTERNET_DISCONNECTED/] });

  test('a view that was never opened opens, without a reload', { tag: '@all' }, async ({ page, context }) => {
    await openPanel(page);
    await markPage(page);
    // Views are loaded while the browser is idle.
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('panel-privacy')),
    );
    await context.setOffline(true);
    await page
      .getByRole('navigation', { name: 'Admin Panel' })
      .getByRole('link', { name: 'Privacy' })
      .click();
    await expect(page.getByRole('heading', { name: 'Privacy' })).toBeVisible();
    await context.setOffline(false);
    expect(await isMarked(page)).toBe(true);
  });
});

test('the panel switches to Japanese and keeps that choice after a reload', { tag: '@all' }, async ({
  page,
}) => {
  const mark = uniqueText();
  await send(page, { name: `佐藤 花子 ${mark}` });
  await openPanel(page);
  await page.getByRole('button', { name: '日本語' }).click();
  await expect(page.getByRole('heading', { name: '管理画面' })).toBeVisible();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  await page.getByRole('searchbox', { name: '検索' }).fill(mark);
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('link', { name: `佐藤 花子 ${mark}`, exact: true }).click();
  const panel = page.getByRole('complementary', { name: '受信内容' });
  await panel.getByRole('combobox', { name: '状況' }).selectOption('成約');
  await expect(panel.getByText('状況：成約')).toBeVisible();
  await panel.getByRole('button', { name: 'その他の操作' }).click();
  await page.getByRole('menuitem', { name: '削除' }).click();
  await expect(notice(page, 'リードを削除しました')).toBeVisible();
  await expect(page.getByText('該当するものはありません')).toBeVisible();
  await expectAccessible(page);
});

test('list, side panel, filters and selection are accessible', async ({ page }) => {
  const mark = uniqueText();
  await send(page, { name: `Nimal ${mark}` });
  await send(page, { name: `Kumari ${mark}` });
  await openPanel(page, `?q=${mark}&status=new`);
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole('checkbox', { name: `Select Nimal ${mark}` }).check();
  await expectAccessibleInBothSchemes(page);
  await page.getByRole('link', { name: `Nimal ${mark}`, exact: true }).click();
  await expect(openedRecord(page).getByText('Visit source')).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await page.goto('/backend?folder=trash&q=nothing-like-it');
  await expect(page.getByText('Nothing matches')).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/backend?q=${mark}`);
  await expect(rows(page)).toHaveCount(2);
  await expectAccessibleInBothSchemes(page);
});

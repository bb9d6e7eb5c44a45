import type { Page } from '@playwright/test';
import { expect, notice, test } from '../support/browser-test.ts';
import {
  expectAccessible,
  expectAccessibleInBothSchemes,
  expectNoHorizontalScroll,
} from '../support/page-checks.ts';
import { openPanel, rows, send, startSession, uniqueText } from '../support/panel.ts';

let mark: string;

/** Sends two leads and opens the list of new ones named 'Nimal'. */
async function openNimal(page: Page) {
  mark = uniqueText();
  for (const name of ['Nimal', 'Kumari']) await send(page, { name: `${name} ${mark}` });
  await openPanel(page, `?q=nimal+${mark}&status=new`);
  await expect(rows(page)).toHaveCount(1);
}

/** Tests share an account, which can save a limited number of views. */
test.afterEach(async ({ page }) => {
  const views: { id: number; name: string }[] = await (await page.request.get('/api/admin/views')).json();
  for (const { id, name } of views)
    if (name.includes(mark)) await page.request.delete(`/api/admin/views/${id}`);
});

const views = (page: Page) => page.getByRole('button', { name: 'Views' });

async function openMenu(page: Page) {
  const tools = page.getByRole('button', { name: 'List tools', expanded: false });
  if (await tools.isVisible()) await tools.click();
  await views(page).click();
  return page.getByRole('menu', { name: 'Views' });
}

async function choose(page: Page, name: string) {
  await (await openMenu(page)).getByRole('menuitem', { name }).click();
}

const dialog = (page: Page) => page.getByRole('dialog');

async function saveView(page: Page, name: string) {
  await choose(page, 'Save this view…');
  await expect(dialog(page).getByLabel('Name')).toBeFocused();
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
}

async function saveNimal(page: Page) {
  await openNimal(page);
  await saveView(page, mark);
  await expect(notice(page, `View “${mark}” saved`)).toBeVisible();
}

test('the address of a view shows it to a colleague', async ({ page, browser }) => {
  await openNimal(page);
  const colleague = await browser.newPage();
  await startSession(colleague);
  await colleague.goto(page.url());
  await expect(rows(colleague)).toHaveText([new RegExp(`Nimal ${mark}`)]);
  await colleague.close();
});

test('one press shows overdue records with their dates, on phones too', async ({ page }) => {
  await openNimal(page);
  const lead = page.getByRole('link', { name: `Nimal ${mark}`, exact: true });
  const id = await rows(page).getAttribute('data-record');
  const url = `/api/admin/business-leads/${id}`;
  expect((await page.request.patch(url, { data: { followUp: '2026-01-05' } })).status()).toBe(204);
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`/backend?q=${mark}`);
    await expect(rows(page)).toHaveCount(2);
    await page.getByRole('button', { name: /^Overdue/ }).click();
    await expect(rows(page)).toHaveCount(1);
    await expect(lead).toBeVisible();
    await expect(rows(page).getByText(/^Overdue: /)).toBeVisible();
  }
});

test('menu and dialog of views are accessible at every width', async ({ page }) => {
  await saveNimal(page);
  for (const width of [1280, 390, 320])
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 844 });
      const expectUsable = async (selector: string) => {
        await expectNoHorizontalScroll(page);
        // Colours do not depend on the width.
        await (width === 1280
          ? expectAccessibleInBothSchemes(page, selector)
          : expectAccessible(page, selector));
      };
      await openMenu(page);
      await expect(page.getByRole('menuitem', { name: mark })).toBeVisible();
      // The menu covers controls of the page in part, which axe would report as too small.
      await expectUsable('[role="menu"]');
      await page.getByRole('menuitem', { name: 'Rename this view…' }).click();
      await expect(dialog(page)).toBeVisible();
      // Not the page behind it, which the dialog's backdrop dims.
      await expectUsable('[role="dialog"]');
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toBeHidden();
    });
});

test('a list is sorted by status with the keyboard, page by page, and a saved view keeps the order', async ({
  page,
}) => {
  mark = uniqueText();
  await openPanel(page);
  const display = page.getByRole('button', { name: 'Display' });
  await display.press('Enter');
  const sorts = page.getByRole('group', { name: 'Sort by' });
  await expect(sorts.getByRole('menuitemradio', { name: 'Newest first' })).toBeFocused();
  await expectAccessibleInBothSchemes(page, '[role="menu"]');
  await page.keyboard.type('Status');
  await expect(sorts.getByRole('menuitemradio', { name: 'Status' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?sort=status$/);
  await expect(display).toBeFocused();
  const title = page.getByRole('columnheader', { name: 'Status' });
  await expect(title).toHaveAttribute('aria-sort', 'ascending');
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/page=2/);
  await page.getByRole('button', { name: 'Previous page' }).click();
  await expect(page).toHaveURL(/\?sort=status$/);
  await saveView(page, mark);
  // The notice of leads that other tests send may cover the title.
  await title.getByRole('button').press('Enter');
  await expect(title).toBeHidden();
  await choose(page, mark);
  await expect(title).toBeVisible();
  // On a phone the titles are hidden, but not one that has the focus.
  await page.setViewportSize({ width: 390, height: 844 });
  await title.getByRole('button').focus();
  await expect(title.getByRole('button')).toBeInViewport({ ratio: 1 });
});

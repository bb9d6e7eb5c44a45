import type { Page } from '@playwright/test';
import { expect, notice, test } from '../support/browser-test.ts';
import { expectAccessibleInBothSchemes } from '../support/page-checks.ts';
import {
  countClicks,
  hideNotices,
  openPanel,
  rows,
  send,
  setClockToNextDay,
  uniqueLandline,
  uniqueText,
} from '../support/panel.ts';

test("calling yesterday's lead takes two clicks", async ({ page }) => {
  const name = `Nimal ${uniqueText()}`;
  await send(page, { name });
  await hideNotices(page);
  await openPanel(page, `?q=${encodeURIComponent(name)}`);
  await setClockToNextDay(rows(page));
  const clicks = await countClicks(page);
  await page.getByRole('button', { name: 'Yesterday', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Remove filter: Yesterday' })).toBeVisible();
  await rows(page).hover();
  const call = page.getByRole('link', { name: 'Call +94 77 555 0123' });
  await expect(call).toHaveAttribute('href', 'tel:+94775550123');
  await call.click();
  expect(await clicks()).toBe(2);
});

test('the press that leaves the search field already exports what the field shows', async ({ page }) => {
  const mark = uniqueText();
  await openPanel(page);
  const search = page.getByRole('searchbox', { name: 'Search' });
  await search.fill(mark);
  // Without a pause between the focus leaving the field and the press, as on a busy machine.
  const exported = await search.evaluate(async (input) => {
    input.blur();
    await Promise.resolve();
    const button = [...document.querySelectorAll('button')].find(
      ({ textContent }) => textContent === 'Export CSV',
    );
    return button?.form && new FormData(button.form).get('q');
  });
  expect(exported).toBe(mark);
});

test.describe('on first sight, once consent is decided', () => {
  async function openFullList(page: Page) {
    await hideNotices(page);
    for (let number = 1; number <= 18; number += 1) await send(page, { name: `Lead ${number}` });
    await openPanel(page);
    await expect(rows(page).nth(17)).toBeAttached();
    await page.evaluate(() => document.fonts.ready);
  }

  /** Expects that the first rows are above the footer of the list. */
  const expectInSight = (page: Page, count: number) =>
    expect(async () => {
      const footer = await page.getByRole('navigation', { name: 'Pages' }).locator('..').boundingBox();
      const row = await rows(page)
        .nth(count - 1)
        .boundingBox();
      expect((row?.y ?? Number.NaN) + (row?.height ?? 0)).toBeLessThanOrEqual(footer?.y ?? 0);
    }).toPass();

  test('at least 16 rows are visible at 1440 x 900', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openFullList(page);
    await expectInSight(page, 16);
  });

  test.describe('by touch', () => {
    test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
    test('seven rows are visible at 390 x 844, each with a number to call by one tap', async ({ page }) => {
      await openFullList(page);
      await expect.poll(async () => (await rows(page).first().boundingBox())?.y).toBeLessThanOrEqual(230);
      await expectInSight(page, 7);
      // Which other tests may have sent.
      const first = rows(page).first();
      const call = first.getByRole('link', { name: /^\+94 [\d ]+$/ });
      await expect(call).toHaveAttribute('href', /^tel:\+94\d+$/);
      await expect.poll(async () => (await call.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      await expect(first).not.toContainText('@');
      await expect(first.getByText('-', { exact: true })).toBeHidden();
    });
  });
});

test('a double click on Undo restores once', async ({ page }) => {
  const mark = uniqueText();
  await send(page, { name: `Nimal ${mark}` });
  await openPanel(page, `?q=${mark}`);
  const restored: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/restore')) restored.push(request.url());
  });
  await page.getByRole('button', { name: `Delete Nimal ${mark}` }).click();
  await notice(page, 'Lead deleted successfully').getByRole('button', { name: 'Undo' }).dblclick();
  await expect(notice(page, '1 submission restored')).toBeVisible();
  expect(restored).toHaveLength(1);
});

test.describe('with a field that the server refuses', () => {
  test.use({ allowedErrors: [/400 \(Bad Request\)/] });
  test('a lead that came by telephone is added by hand, known numbers are named, and it is marked', async ({
    page,
  }) => {
    const mark = uniqueText();
    const number = `+9411${uniqueLandline()}`;
    await send(page, { name: `Kumari ${mark}`, mobileNumber: number });
    // As on plain http, except on localhost.
    await page.addInitScript(() => Reflect.deleteProperty(Crypto.prototype, 'randomUUID'));
    await openPanel(page);
    await page.getByRole('button', { name: 'Add a lead' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a lead' });
    await expectAccessibleInBothSchemes(page, '[role="dialog"]');
    await dialog.getByLabel('Name').fill(`Nimal ${mark}`);
    // Full-width digits, as a Japanese keyboard types them.
    const fullWidth = (digit: string) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0);
    await dialog.getByLabel('Mobile Number').fill(number.replace('+94', '0').replace(/\d/g, fullWidth));
    await expect(dialog.getByText('Business Leads (1)')).toBeVisible();
    // Two numbers are longer than the column; a part of them would be another number.
    await dialog.getByLabel('Mobile Number').fill(`${number} or +94 77 555 0777 or later`);
    await dialog.getByLabel('Email').fill('nimal');
    await dialog.getByLabel('Note').fill('Wants a demo');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('Invalid email address')).toBeVisible();
    await expect(dialog.getByText('Mobile number must have 6 to 32 characters')).toBeVisible();
    await dialog.getByLabel('Mobile Number').fill(number);
    await dialog.getByLabel('Email').fill('nimal@example.com');
    await page.keyboard.press('Enter');
    await expect(notice(page, `Nimal ${mark} added`)).toBeVisible();
    const record = page.getByRole('complementary');
    await expect(record.getByText('Wants a demo')).toBeVisible();
    await expect(record.getByText('By phone, added by hand')).toBeVisible();
    await expect(rows(page).filter({ hasText: `Nimal ${mark}` })).toHaveCount(1);
    await expect(
      rows(page)
        .filter({ hasText: `Nimal ${mark}` })
        .getByRole('img', { name: 'By phone, added by hand' }),
    ).toBeVisible();
  });
});

test('a caller is found by number in any list: a key opens the search from every view, and a link leads to the list', async ({
  page,
}) => {
  const mark = uniqueText();
  const number = `11${uniqueLandline()}`;
  await send(page, { name: `Nimal ${mark}`, mobileNumber: `+94${number}` });
  await openPanel(page);
  for (const view of ['Exports', 'Privacy', 'Audit log', 'Account', 'Administrators']) {
    await page.locator('[data-bar]').getByRole('link', { name: view }).click();
    await expect(page.getByRole('searchbox', { name: 'Search' })).toBeHidden();
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await page.locator('main').focus();
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox', { name: 'Search' })).toBeFocused();
  }
  await page.getByRole('tab', { name: /^Partner Applications/ }).click();
  await expect(page.getByRole('tabpanel', { name: /^Partner Applications/ })).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: 'Search' })).toBeFocused();
  await page.keyboard.type(`0${number}`);
  const clicks = await countClicks(page);
  await page.getByRole('link', { name: 'Business Leads (1)' }).click();
  await expect(rows(page)).toHaveText([new RegExp(`Nimal ${mark}`)]);
  expect(await clicks()).toBe(1);
  await expect(page.getByRole('tab', { name: /^Business Leads/ })).toBeFocused();
  await page.getByRole('tab', { name: /^Contact Messages/ }).click();
  await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue(`0${number}`);
  await expect(page.getByRole('link', { name: 'Business Leads (1)' })).toBeVisible();
});

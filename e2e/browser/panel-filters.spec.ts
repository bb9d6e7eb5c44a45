import { expect, test } from '../support/browser-test.ts';
import { expectAccessibleInBothSchemes, expectNoHorizontalScroll } from '../support/page-checks.ts';
import { enterPanel, openPanel, rows, send, setClockToNextDay, uniqueText } from '../support/panel.ts';

test('a date preset shows the leads of its days, and its chip removes it', async ({ page }) => {
  const mark = uniqueText();
  await send(page, { name: `Nimal ${mark}` });
  await openPanel(page, `?q=${mark}`);
  await setClockToNextDay(rows(page));
  await page.getByRole('button', { name: 'Today', exact: true }).click();
  await expect(page.getByText('Nothing matches')).toBeVisible();
  await page.getByRole('button', { name: 'Yesterday', exact: true }).click();
  await expect(rows(page)).toHaveCount(1);
  await expect(page).toHaveURL(/when=yesterday/);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Yesterday', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.getByRole('button', { name: 'Remove filter: Yesterday' }).click();
  await expect(page).not.toHaveURL(/when=/);
  await expect(page.getByRole('group', { name: 'Active filters' })).toBeHidden();
});

test.describe('in a time zone fourteen hours ahead of UTC', () => {
  test.use({ timezoneId: 'Pacific/Kiritimati' });
  test('a day starts at midnight of that time zone', { tag: '@all' }, async ({ page }) => {
    const requested = page.waitForRequest(/business-leads\?.*from=/);
    await page.clock.setFixedTime('2026-11-22T10:30:00Z');
    // The fixed day may have no rows.
    await enterPanel(page, '?when=today');
    const { searchParams } = new URL((await requested).url());
    expect(searchParams.get('from')).toBe('2026-11-22T10:00:00.000Z');
    expect(searchParams.get('to')).toBe('2026-11-23T10:00:00.000Z');
  });
});

test.describe('in a time zone eight hours behind UTC', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });
  test('the date in that time zone decides what is overdue', { tag: '@all' }, async ({ page }) => {
    const mark = uniqueText();
    await send(page, { name: `Nimal ${mark}` });
    await page.clock.setFixedTime('2026-11-24T02:30:00Z');
    await openPanel(page, `?q=${mark}`);
    await rows(page).getByRole('link').first().click();
    await page.getByLabel('Follow up on').fill('2026-11-23');
    await page.getByRole('button', { name: 'Close' }).click();
    const requested = page.waitForRequest(/business-leads\?.*followUp=/);
    await page.getByRole('button', { name: /^Overdue/ }).click();
    expect(new URL((await requested).url()).searchParams.get('today')).toBe('2026-11-23');
    await expect(page.getByText('Nothing matches')).toBeVisible();
    await page.clock.setFixedTime('2026-11-24T08:30:00Z');
    await page.reload();
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page).getByText(/^Overdue: /)).toBeVisible();
  });
});

for (const [list, address] of [
  ['the leads', ''],
  ['the audit log', '?view=audit'],
] as const)
  test(`a day typed by keyboard filters ${list}`, { tag: '@all' }, async ({ page }) => {
    await enterPanel(page, address);
    if (address === '') await page.getByRole('button', { name: /^Filters/ }).click();
    const from = page.getByRole('textbox', { name: 'From' });
    await from.focus();
    await page.keyboard.type('11202026', { delay: 100 });
    await expect(page).toHaveURL(/from=2026-11-20/);
    await expect(from).toHaveValue('2026-11-20');
  });

test('search and export share a line on wide screens', { tag: '@all' }, async ({ page }) => {
  await enterPanel(page, '');
  for (const width of [1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(async () => {
      const search = await page.getByRole('searchbox', { name: 'Search' }).boundingBox();
      const exporting = await page.getByRole('button', { name: 'Export CSV' }).boundingBox();
      expect(exporting?.y, `at ${width} px`).toBe(search?.y);
    }).toPass();
  }
});

for (const width of [390, 1280])
  test(`filter chips are accessible at ${width} px`, { tag: '@all' }, async ({ page }) => {
    const mark = uniqueText();
    await page.setViewportSize({ width, height: 844 });
    await send(page, { name: `Nimal ${mark}` });
    await openPanel(page, `?q=${mark}&when=week&status=new&unread=1`);
    await expect(rows(page)).toHaveCount(1);
    if (width === 390) await page.getByRole('button', { name: 'List tools' }).click();
    await page.getByRole('button', { name: /^Filters/ }).click();
    await expect(page.getByRole('group', { name: 'Active filters' }).getByRole('button')).toHaveCount(4);
    await expectNoHorizontalScroll(page);
    await expectAccessibleInBothSchemes(page);
  });

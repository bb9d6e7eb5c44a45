import type { Page } from '@playwright/test';
import { expect, notice, test } from '../support/browser-test.ts';
import { expectAccessibleInBothSchemes, expectNoHorizontalScroll } from '../support/page-checks.ts';
import { hideNotices, openPanel, rows, send, uniqueText } from '../support/panel.ts';

/** Collects the addresses of clicked links and keeps the browser from opening them. */
async function collectLinks(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const opened: string[] = [];
    Object.assign(window, { opened });
    document.addEventListener('click', (event) => {
      const link = event.target instanceof Element && event.target.closest('a[data-action]');
      if (!link) return;
      event.preventDefault();
      opened.push((link as HTMLAnchorElement).href);
    });
  });
  return () => page.evaluate(() => (window as unknown as { opened: string[] }).opened);
}

const lead = (name: string, email = 'nimal@example.com') => ({
  name,
  mobileNumber: '+94 77 555 0123',
  email,
});
const contactLinks = ['tel:+94775550123', 'https://wa.me/94775550123', 'mailto:nimal@example.com'];

test('a row shows call and WhatsApp, and its other actions on hover, which moves nothing', async ({
  page,
}) => {
  const mark = uniqueText();
  for (const name of ['Nimal', 'Kumari']) await send(page, lead(`${name} ${mark}`));
  await hideNotices(page);
  await openPanel(page, `?q=${mark}`);
  const row = rows(page).filter({ hasText: `Nimal ${mark}` });
  const mail = row.getByRole('link', { name: /^Email nimal/ });
  for (const name of ['Call', 'WhatsApp'])
    await expect(row.getByRole('link', { name: `${name} +94 77 555 0123` })).toBeVisible();
  await expect(mail).toBeHidden();
  const boxes = () =>
    page.locator('tr, td').evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().toJSON()));
  await expect(async () => {
    await page.mouse.move(0, 0);
    await expect(mail).toBeHidden();
    const before = await boxes();
    await row.hover();
    await expect(mail).toBeVisible();
    expect(await boxes()).toEqual(before);
  }).toPass();
  const links = [/^Call /, /^WhatsApp /, /^Email /].map((name) =>
    row.getByRole('link', { name }).getAttribute('href'),
  );
  expect(await Promise.all(links)).toEqual(contactLinks);
  await row.getByRole('button', { name: `Set the status of Nimal ${mark}` }).click();
  await page.getByRole('menuitem', { name: 'Set status: Won' }).click();
  await expect(notice(page, '1 submission changed')).toBeVisible();
  await page.goto(`/backend?q=${mark}&status=won`);
  await expect(rows(page)).toHaveText([new RegExp(`Nimal ${mark}`)]);
});

for (const width of [1280, 1440, 1920])
  test(`the actions of a row cover none of its text at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const mark = uniqueText();
    await send(page, lead(`Nimal ${mark}`, `nimal.${'of.a.long.name.'.repeat(3)}x@example.com`));
    // A time of another year is the longest one.
    await page.clock.setFixedTime(Date.now() + 400 * 24 * 60 * 60 * 1000);
    await openPanel(page, `?q=${mark}`);
    const row = rows(page).filter({ hasText: `Nimal ${mark}` });
    await row.hover();
    await expect(row.getByRole('link', { name: /^Email nimal/ })).toBeVisible();
    const gap = () =>
      row.evaluate((element) => {
        const cells = [...element.querySelectorAll('td:not([data-cell="actions"])')];
        // A cell cuts off what does not fit into it.
        const textEnd = Math.max(...cells.map((cell) => cell.getBoundingClientRect().right));
        return (element.querySelector('[data-row-tools]')?.getBoundingClientRect().left ?? 0) - textEnd;
      });
    await expect.poll(gap).toBeGreaterThanOrEqual(0);
  });

test('at 1024 px the actions of a row are in a menu that covers no text', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  const mark = uniqueText();
  await send(page, lead(`Nimal ${mark}`));
  await openPanel(page, `?q=${mark}`);
  const row = rows(page).filter({ hasText: `Nimal ${mark}` });
  await row.hover();
  await expect(row.locator('[data-row-tools]')).toHaveCSS('opacity', '0');
  await row.getByRole('button', { name: `Actions for Nimal ${mark}` }).click();
  await expect(page.getByRole('menuitem', { name: 'Call' })).toHaveAttribute('href', contactLinks[0] ?? '');
});

test('keys call, write to and set the status of the focused row', async ({ page }) => {
  const mark = uniqueText();
  await send(page, lead(`Nimal ${mark}`));
  await openPanel(page, `?q=${mark}`);
  await expect(rows(page)).toHaveCount(1);
  const opened = await collectLinks(page);
  await page.keyboard.press('j');
  await expect(rows(page).getByRole('link', { name: `Nimal ${mark}`, exact: true })).toBeFocused();
  for (const key of ['c', 'w', 'm']) await page.keyboard.press(key);
  await expect.poll(opened).toEqual(contactLinks);
  await page.keyboard.press('s');
  await expect(page.getByRole('menuitem', { name: 'Set status: Contacted' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(notice(page, '1 submission changed')).toBeVisible();
  await expect(page.getByRole('button', { name: `Set the status of Nimal ${mark}` })).toBeFocused();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog').getByText('Set the status of the row')).toBeVisible();
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('one menu per row holds its actions', async ({ page }) => {
    const mark = uniqueText();
    for (const name of ['Nimal', 'Kumari']) await send(page, lead(`${name} ${mark}`));
    await openPanel(page, `?q=${mark}`);
    await expect(rows(page)).toHaveCount(2);
    await expect(rows(page).first().getByRole('button')).toHaveCount(1);
    await expectAccessibleInBothSchemes(page);
    await page.getByRole('button', { name: `Actions for Kumari ${mark}` }).tap();
    for (const [index, name] of ['Call', 'WhatsApp', 'Email'].entries())
      await expect(page.getByRole('menuitem', { name })).toHaveAttribute('href', contactLinks[index] ?? '');
    await expectNoHorizontalScroll(page);
    await page.getByRole('menuitem', { name: 'Delete' }).tap();
    await expect(notice(page, 'Lead deleted successfully')).toBeVisible();
    await expect(rows(page)).toHaveText([new RegExp(`Nimal ${mark}`)]);
  });
});

test.describe('on a tablet without a mouse', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 1280, height: 800 } });

  test('each row has its delete button', async ({ page }) => {
    const mark = uniqueText();
    await send(page, lead(`Nimal ${mark}`));
    await openPanel(page, `?q=${mark}`);
    await expect(rows(page).getByRole('button')).toHaveCount(1);
    await page.getByRole('button', { name: `Delete Nimal ${mark}` }).tap();
    await expect(notice(page, 'Lead deleted successfully')).toBeVisible();
  });
});

test('actions of a row are accessible', async ({ page }) => {
  const mark = uniqueText();
  await page.setViewportSize({ width: 1280, height: 844 });
  await send(page, lead(`Nimal ${mark}`));
  await openPanel(page, `?q=${mark}`);
  await rows(page).hover();
  await expect(page.getByRole('link', { name: /^Email nimal/ })).toBeVisible();
  await expectAccessibleInBothSchemes(page);
});

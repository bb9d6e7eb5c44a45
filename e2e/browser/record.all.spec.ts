import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/browser-test.ts';
import { expectAccessibleInBothSchemes, expectNoHorizontalScroll } from '../support/page-checks.ts';
import {
  countClicks,
  openedRecord,
  openPanel,
  rows,
  send,
  startSession,
  uniqueLandline,
  uniqueText,
} from '../support/panel.ts';

/** Returns the distance from the top of the open record, in pixels. */
async function distanceTo(page: Page, part: Locator) {
  const [panel, box] = [await openedRecord(page).boundingBox(), await part.boundingBox()];
  return (box?.y ?? Number.NaN) - (panel?.y ?? 0);
}

async function openRecord(page: Page) {
  const name = `Nimal ${uniqueText()}`;
  await send(page, { name });
  await openPanel(page, `?q=${name}`);
  await expect(rows(page)).toHaveCount(1);
  // On a phone, the notice of leads that other tests send may cover the first row.
  await page.getByRole('link', { name, exact: true }).press('Enter');
  await expect(openedRecord(page).getByRole('heading', { name: 'Notes' })).toBeVisible();
  return name;
}

async function expectRecordShown(page: Page, [width, height]: readonly [number, number]) {
  await page.setViewportSize({ width, height });
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  const call = openedRecord(page).getByRole('link', { name: '+94 77 555 0123' });
  await expect(call).toHaveAttribute('href', 'tel:+94775550123');
  await expect.poll(() => distanceTo(page, call)).toBeLessThanOrEqual(200);
  const note = openedRecord(page).getByLabel('Note', { exact: true });
  await expect.poll(() => distanceTo(page, note)).toBeLessThanOrEqual(450);
  await expectNoHorizontalScroll(page);
  await expectAccessibleInBothSchemes(page);

  const chat = page.getByRole('complementary', { name: 'Chat' }).getByRole('link');
  await expect(async () => {
    const button = await chat.boundingBox();
    const header = await page.getByRole('banner').first().boundingBox();
    expect((button?.y ?? Number.NaN) + (button?.height ?? 0)).toBeLessThanOrEqual(header?.height ?? 0);
  }).toPass();
  await expect(chat).toBeInViewport({ ratio: 1 });

  // Header and panel bar stay on screen.
  if (width < 640) await page.keyboard.press('Escape');
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  const panel = page.getByRole('navigation', { name: 'Admin Panel' });
  await expect(async () => {
    const box = await panel.locator('..').boundingBox();
    expect((box?.y ?? Number.NaN) + (box?.height ?? 0)).toBeLessThanOrEqual(96);
  }).toPass();
  const isMenu = width < 1024;
  const menu = page.getByRole('button', { name: 'Submissions', exact: true });
  if (isMenu) await menu.click();
  for (const name of ['Exports', 'Privacy', 'Audit log', 'Account', 'Administrators']) {
    const view = isMenu
      ? page.getByRole('menuitem', { name, exact: true })
      : panel.getByRole('link', { name, exact: true });
    await expect(view).toBeInViewport({ ratio: 1 });
  }
  if (!isMenu) return;
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menuitem')).toHaveCount(0);
}

test('a note that was written into the field without an event is added by a click', async ({ page }) => {
  await openRecord(page);
  const note = openedRecord(page).getByLabel('Note', { exact: true });
  await note.focus();
  await note.evaluate((area: HTMLTextAreaElement) => area.setRangeText('Called back.'));
  // The panel renders again, and the button is disabled until the field is left.
  await send(page, { name: `Nimal ${uniqueText()}` });
  await expect(page.getByRole('button', { name: /^\d+ new submissions? - show$/ })).toBeVisible();
  await openedRecord(page).getByRole('button', { name: 'Add note' }).hover();
  await page.mouse.down();
  await page.mouse.up();
  await expect(openedRecord(page).locator('bdi', { hasText: 'Called back.' })).toBeVisible();
});

/** The window becomes smaller while the record is open. */
for (const isTouch of [false, true])
  test.describe(isTouch ? 'by touch' : 'by mouse', () => {
    const sizes = isTouch
      ? ([
          [768, 1024],
          [390, 844],
        ] as const)
      : ([
          [1440, 900],
          [1280, 800],
        ] as const);
    const [[width, height]] = sizes;
    test.use({ viewport: { width, height }, hasTouch: isTouch, isMobile: isTouch });

    test('the open record shows the number, the field for a note, every view and the chat', async ({
      page,
    }) => {
      await openRecord(page);
      for (const size of sizes)
        await test.step(`at ${size.join(' x ')}`, () => expectRecordShown(page, size));
    });
  });

test('erasing the person of a record takes three clicks', async ({ page }) => {
  const name = `Nimal ${uniqueText()}`;
  const mobileNumber = `+94 11 ${uniqueLandline()}`;
  await send(page, { name, mobileNumber });
  await openPanel(page, `?q=${name}`);
  await page.getByRole('link', { name, exact: true }).click();
  const clicks = await countClicks(page);
  await openedRecord(page).getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Erase this person’s data' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(mobileNumber);
  await dialog.getByRole('button', { name: 'Erase for good' }).click();
  await expect(page.getByText(/^The data has been erased: Receipt no\. \d+$/)).toBeVisible();
  expect(await clicks()).toBe(3);
  await page.goto(`/backend?q=${name}`);
  await expect(page.getByText('Nothing matches')).toBeVisible();
});

test('the panel does not ask for consent, and the footer is short', async ({ page }) => {
  await startSession(page);
  await page.goto('/backend');
  const banner = page.locator('[aria-label="Your privacy"]');
  await expect(banner).toBeAttached();
  await expect(page.getByRole('tab', { name: 'Business Leads' })).toBeVisible();
  await expect(banner).toBeHidden();
  await expect
    .poll(async () => (await page.getByRole('contentinfo').boundingBox())?.height)
    .toBeLessThanOrEqual(256);
  await page.getByRole('button', { name: 'Cookie settings' }).click();
  await expect(banner).toBeVisible();
});

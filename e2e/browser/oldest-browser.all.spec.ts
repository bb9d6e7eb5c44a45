import { marketingPaths } from '@suite/contracts/pages';
import { expect, test, waitUntilHydrated } from '../support/browser-test.ts';
import { allForms, verify } from '../support/forms.ts';
import { openWithoutDialog } from '../support/lead.ts';
import { removeMissingApis, removePopovers } from '../support/oldest-browser.ts';
import { openedRecord, openPanel, rows, send, uniqueText } from '../support/panel.ts';

test('every page works with what the oldest supported browsers have', async ({ page }) => {
  await removeMissingApis(page);
  for (const path of marketingPaths) {
    await test.step(path, async () => {
      await openWithoutDialog(page, path);
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    });
  }
});

for (const form of allForms) {
  test(`the ${form.id} form is sent with what the oldest supported browsers have`, async ({ page }) => {
    await removeMissingApis(page);
    await page.goto(form.page);
    await form.fill(page);
    if (form.needsCaptcha) await verify(page);
    await form.send(page);
    await expect(page.getByText(form.sent).first()).toBeVisible();
  });
}

test('list and record work with what the oldest supported browsers have', async ({ page }) => {
  const name = uniqueText();
  await send(page, { name });
  await removeMissingApis(page);
  await openPanel(page, `?q=${name}`);
  await rows(page).getByRole('link', { name }).click();
  await expect(openedRecord(page)).toContainText(name);
});

test.describe('without popovers', () => {
  // The policy has hashes of the styles, which the renaming changes.
  test.use({ bypassCSP: true });
  test.beforeEach(({ page }) => removePopovers(page));
  // Requests that the test does not wait for.
  test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
      test.use({ javaScriptEnabled });

      test('a menu is closed at first, opens by its button and closes by a press elsewhere', async ({
        page,
      }) => {
        await page.goto('/about');
        const navigation = page.getByRole('navigation', { name: 'Main' });
        const lms = navigation.getByRole('link', { name: 'Learning Management' });
        await expect(navigation.getByRole('link', { name: 'Contact' })).toBeVisible();
        await expect(lms).toBeHidden();
        await navigation.getByRole('button', { name: 'Products' }).click();
        await expect(lms).toBeVisible();
        await page.getByRole('main').click({ position: { x: 9, y: 500 } });
        await expect(lms).toBeHidden();
        await page.setViewportSize({ width: 390, height: 844 });
        await navigation.getByRole('button', { name: 'Menu' }).click();
        await lms.click();
        await expect(page).toHaveURL('/products/lms');
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(lms).toBeHidden();
      });
    });
  }

  test('a second press of the button and Escape close a menu', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/about');
    await waitUntilHydrated(page);
    const navigation = page.getByRole('navigation', { name: 'Main' });
    const menu = navigation.getByRole('button', { name: 'Menu' });
    const entry = navigation.getByRole('link', { name: 'Contact' });
    for (const close of [() => menu.click(), () => page.keyboard.press('Escape')]) {
      await menu.click();
      await expect(entry).toBeVisible();
      await close();
      await expect(entry).toBeHidden();
    }
  });

  test('the details of a module open by their button', async ({ page }) => {
    await openWithoutDialog(page, '/products/erp');
    const button = page.getByRole('button', { name: /^Key features of/ }).first();
    await expect(page.getByRole('note').first()).toBeHidden();
    await button.click();
    await expect(page.getByRole('note').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('note').first()).toBeHidden();
  });
});

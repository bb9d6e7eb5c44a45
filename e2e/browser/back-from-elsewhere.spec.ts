import type { Page } from '@playwright/test';
import { expect, storedDrafts, test, waitUntilHydrated } from '../support/browser-test.ts';
import { allForms, formsWithCaptcha, verify } from '../support/forms.ts';

/** Forms keep their values when the visitor comes back and the browser loads the page again. */

/** Goes to another document and back. The browser has no copy of the page, as on a phone with little memory. */
async function leaveAndReturn(page: Page) {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.enable');
  await page.goto('about:blank');
  await page.goBack({ waitUntil: 'domcontentloaded' });
}

/** Keeps the browser from showing a copy of the page. */
const withoutCopy = (page: Page) => page.addInitScript(() => addEventListener('unload', () => {}));

for (const form of allForms)
  test(`${form.page} keeps its values when the visitor comes back`, {
    tag: form.id === 'contact' ? [] : '@all',
  }, async ({ page }) => {
    await withoutCopy(page);
    await page.goto(form.page);
    await form.fill(page);
    await leaveAndReturn(page);
    await waitUntilHydrated(page);
    await form.expectKept(page);
    await expect.poll(() => storedDrafts(page)).toEqual([]);
  });

/** Shows or hides the tab, as another program that covers it does. */
const setVisibility = (page: Page, state: DocumentVisibilityState) =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, state);

for (const form of formsWithCaptcha)
  test(`${form.page} keeps its values while the tab is hidden, as the browser may end it`, {
    tag: '@all',
  }, async ({ page }) => {
    await page.goto(form.page);
    await form.fill(page);
    await setVisibility(page, 'hidden');
    // A duplicate of the tab begins with what the tab has kept.
    const [restored] = await Promise.all([
      page.waitForEvent('popup'),
      page.evaluate(() => open(location.href)),
    ]);
    await waitUntilHydrated(restored);
    await form.expectKept(restored);
    await setVisibility(page, 'visible');
    expect(await storedDrafts(page)).toEqual([]);
  });

for (const form of formsWithCaptcha)
  test(`${form.page} keeps nothing of a form that was sent`, { tag: '@all' }, async ({ page }) => {
    await withoutCopy(page);
    await page.goto(form.page);
    await form.fill(page);
    await verify(page);
    await form.send(page);
    await expect(page.getByRole('button', { name: 'Send another' })).toBeVisible();
    await leaveAndReturn(page);
    await waitUntilHydrated(page);
    await expect.poll(() => storedDrafts(page)).toEqual([]);
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('');
  });

import type { Page } from '@playwright/test';
import {
  countLoads,
  expect,
  notice,
  storedDrafts,
  test,
  waitUntilHydrated,
} from '../support/browser-test.ts';
import {
  allForms,
  contactForm,
  contactMessage,
  formsWithCaptcha,
  leadForm,
  verify,
} from '../support/forms.ts';
import { leadDialog } from '../support/lead.ts';

/**
 * Typed text survives the single reload that follows a deploy, when the page's previous chunks are no longer served
 * (docs/decisions/0080).
 */

test.use({
  // React reports error 422 for a section that it could not hydrate.
  allowedErrors: [
    /status of 404 .*\/assets\/(marketing|shell)\/|suiteFederation is not defined|LoadError|React error #422/,
  ],
});

/**
 * Simulates a deploy that replaced a chunk: pages loaded before it get 404 for the chunk, pages loaded after it get
 * the file. The 404 waits for `isReplaced`.
 */
async function deploy(page: Page, chunk: string, isReplaced?: Promise<void>) {
  const loads = countLoads(page);
  await page.route(`**/assets/marketing/${chunk}.*.js`, async (route) => {
    if (loads() > 1) return route.continue();
    await isReplaced;
    return route.fulfill({ status: 404, body: 'Not Found' });
  });
  return { loads };
}

for (const form of allForms) {
  test(`${form.page}: keeps typed text when the chunk that sends the form is missing`, {
    tag: '@all',
  }, async ({ page }) => {
    const { loads } = await deploy(page, 'submission-api');
    await page.goto(form.page);
    await form.fill(page);
    if (form.needsCaptcha) await verify(page);
    await form.send(page);
    await expect.poll(loads).toBe(2);
    await expect(page.getByRole('status').filter({ hasText: 'your form is not sent yet' })).toBeFocused();
    await form.expectKept(page);
    await expect.poll(() => storedDrafts(page)).toEqual([]);
    if (form.needsCaptcha) await verify(page);
    await form.send(page);
    await expect(notice(page, form.sent)).toBeVisible();
    expect(loads()).toBe(2);
  });
}

test("keeps text typed before hydration when the form's chunk is missing", { tag: '@all' }, async ({
  page,
}) => {
  const { promise: isTyped, resolve: replace } = Promise.withResolvers<void>();
  await deploy(page, 'contact-form', isTyped);
  // The page's load event may wait for the chunk.
  await page.goto('/contact', { waitUntil: 'domcontentloaded' });
  await page.getByLabel('Message').fill(contactMessage);
  const reloaded = page.waitForEvent('domcontentloaded');
  replace();
  await reloaded;
  await expect(page.getByLabel('Message')).toHaveValue(contactMessage);
  await contactForm.fill(page);
  await verify(page);
  await contactForm.send(page);
  await expect(notice(page, contactForm.sent)).toBeVisible();
});

test('keeps a typed lead when the chunk of another page is missing', { tag: '@all' }, async ({ page }) => {
  const { loads } = await deploy(page, 'page-about');
  await page.goto('/business');
  await leadForm.fill(page);
  await page.keyboard.press('Escape');
  await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true }).click();
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(loads).toBe(2);
  await waitUntilHydrated(page);
  await page.goBack();
  await expect(leadDialog(page)).toBeVisible();
  await leadForm.expectKept(page);
  await leadForm.send(page);
  await expect(notice(page, leadForm.sent)).toBeVisible();
  await expect.poll(() => storedDrafts(page)).toEqual([]);
});

test('a chunk that stays missing causes one reload, then an error that keeps the text', {
  tag: '@all',
}, async ({ page }) => {
  const loads = countLoads(page);
  await page.route('**/assets/marketing/submission-api.*.js', (route) =>
    route.fulfill({ status: 404, body: 'Not Found' }),
  );
  await page.goto('/contact');
  for (const expected of [2, 2]) {
    await waitUntilHydrated(page);
    await contactForm.fill(page);
    await verify(page);
    await contactForm.send(page);
    await expect.poll(loads).toBe(expected);
  }
  await expect(notice(page, contactForm.failed)).toBeVisible();
  await contactForm.expectKept(page);
});

for (const part of ['marketing/contact-form', 'shell/shell'])
  test(`a page without ${part} is loaded again once where the storage forgets everything`, {
    tag: '@all',
  }, async ({ page }) => {
    const loads = countLoads(page);
    await page.addInitScript(() => sessionStorage.clear());
    await page.route(`**/assets/${part}.*.js`, (route) => route.fulfill({ status: 404, body: 'Not Found' }));
    await page.goto('/contact');
    await expect.poll(loads).toBe(2);
    await page.waitForLoadState('networkidle');
    expect(loads()).toBe(2);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

test('a remote that was replaced while another one was shown is loaded by one reload', {
  tag: '@all',
}, async ({ page }) => {
  const { loads } = await deploy(page, 'remoteEntry');
  await page.goto('/dashboard');
  await waitUntilHydrated(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true }).click();
  await expect.poll(loads).toBe(2);
  await waitUntilHydrated(page);
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(loads()).toBe(2);
});

test('a form that fails to load shows an error with a retry', { tag: '@all' }, async ({ page }) => {
  let isGone = true;
  await page.route('**/assets/marketing/contact-form.*.js', (route) =>
    isGone ? route.fulfill({ status: 404, body: 'Not Found' }) : route.continue(),
  );
  await page.goto('/contact');
  const failure = page.getByRole('alert').filter({ hasText: 'The form could not be loaded.' });
  await expect(failure).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  isGone = false;
  await failure.getByRole('button', { name: 'Try again' }).click();
  await contactForm.fill(page);
  await verify(page);
  await contactForm.send(page);
  await expect(notice(page, contactForm.sent)).toBeVisible();
});

test('typed text survives closing the dialog and navigating within the site', async ({ page }) => {
  await page.goto('/business');
  await leadForm.fill(page);
  await leadDialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(leadDialog(page)).toBeHidden();
  await page.getByRole('button', { name: 'Start Journey' }).click();
  await leadForm.expectKept(page);
  await page.keyboard.press('Escape');

  for (const form of formsWithCaptcha) {
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: form.page.slice(1), exact: false })
      .click();
    await expect(page).toHaveURL(form.page);
    await form.fill(page);
  }
  await page.goBack();
  await contactForm.expectKept(page);
  await page.goBack();
  await leadForm.expectKept(page);
  // Nothing is kept beyond the memory of the page.
  await expect.poll(() => storedDrafts(page)).toEqual([]);
});

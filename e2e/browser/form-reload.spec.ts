import type { Page } from '@playwright/test';
import { expect, isHydrated, notice, test } from '../support/browser-test.ts';
import { contactForm, contactMessage, leadForm, partnerForm, verify } from '../support/forms.ts';
import { leadDialog } from '../support/lead.ts';

/** What is typed outlives the one reload after a deploy, which has taken the page's former chunks away (R85). */

test.use({
  // React 422 is what it says of a part that could not be hydrated.
  allowedErrors: [/status of 404 .*\/assets\/marketing\/|ChunkLoadError|React error #422/],
});

/** How often the page has been asked for. */
function countLoads(page: Page) {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  return () => loads;
}

/** A deploy has replaced a chunk: pages that were loaded before it can't have it, those loaded since can. */
async function deploy(page: Page, chunk: string) {
  const loads = countLoads(page);
  await page.route(`**/assets/marketing/${chunk}.*.js`, (route) =>
    loads() > 1 ? route.continue() : route.fulfill({ status: 404, body: 'Not Found' }),
  );
  return { loads };
}

const kept = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('typed:')));

for (const form of [contactForm, partnerForm]) {
  test(`${form.path}: what sends the form is gone`, async ({ page }) => {
    const { loads } = await deploy(page, `${form.captcha}-api`);
    await page.goto(form.path);
    await form.fill(page);
    await verify(page);
    await form.send(page);
    await expect.poll(loads).toBe(2);
    await form.expectKept(page);
    expect(await kept(page)).toEqual([]);
    await verify(page);
    await form.send(page);
    await expect(notice(page, form.sent)).toBeVisible();
    expect(loads()).toBe(2);
  });
}

test('the form itself is gone, when something is typed into the page as served', async ({ page }) => {
  let answer: (status: 404) => void = () => {};
  const typed = new Promise<404>((resolve) => {
    answer = resolve;
  });
  await page.route(
    '**/assets/marketing/contact-form.*.js',
    async (route) => route.fulfill({ status: await typed, body: 'Not Found' }),
    { times: 1 },
  );
  await page.goto('/contact');
  await page.getByLabel('Message').fill(contactMessage);
  const reloaded = page.waitForEvent('domcontentloaded');
  answer(404);
  await reloaded;
  await expect(page.getByLabel('Message')).toHaveValue(contactMessage);
  await contactForm.fill(page);
  await verify(page);
  await contactForm.send(page);
  await expect(notice(page, contactForm.sent)).toBeVisible();
});

test('another page is gone: the lead that was typed before is there on the way back', async ({ page }) => {
  const { loads } = await deploy(page, 'page-about');
  await page.goto('/business');
  await leadForm.fill(page);
  await page.keyboard.press('Escape');
  await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true }).click();
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(loads).toBe(2);
  await isHydrated(page);
  await page.goBack();
  await expect(leadDialog(page)).toBeVisible();
  await leadForm.expectKept(page);
  await leadForm.send(page);
  await expect(notice(page, leadForm.sent)).toBeVisible();
  expect(await kept(page)).toEqual([]);
});

test('a chunk that stays away is tried by one reload; then the failure is said, and nothing is lost', async ({
  page,
}) => {
  const loads = countLoads(page);
  await page.route('**/assets/marketing/contact-api.*.js', (route) =>
    route.fulfill({ status: 404, body: 'Not Found' }),
  );
  await page.goto('/contact');
  for (const expected of [2, 2]) {
    await isHydrated(page);
    await contactForm.fill(page);
    await verify(page);
    await contactForm.send(page);
    await expect.poll(loads).toBe(expected);
  }
  await expect(notice(page, contactForm.failed)).toBeVisible();
  await contactForm.expectKept(page);
});

test('a form that can not be had says so in its place, and can be tried again', async ({ page }) => {
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

test('an accidental close of the dialog, or a way through the site, loses nothing', async ({ page }) => {
  await page.goto('/business');
  await leadForm.fill(page);
  await leadDialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(leadDialog(page)).toBeHidden();
  await page.getByRole('button', { name: 'Start Journey' }).click();
  await leadForm.expectKept(page);
  await page.keyboard.press('Escape');

  for (const form of [contactForm, partnerForm]) {
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: form.path.slice(1), exact: false })
      .click();
    await expect(page).toHaveURL(form.path);
    await form.fill(page);
  }
  await page.goBack();
  await contactForm.expectKept(page);
  await page.goBack();
  await leadForm.expectKept(page);
  expect(await kept(page), 'nothing is kept beyond the memory of the page').toEqual([]);
});

import type { Page, Route } from '@playwright/test';
import { pairsOf } from '../../scripts/testing/generated-cases.ts';
import {
  countLoads,
  expect,
  holdRequests,
  storedDrafts,
  test,
  waitUntilHydrated,
} from '../support/browser-test.ts';
import { contactForm } from '../support/forms.ts';

const formNote = (page: Page) => page.getByText('This form needs JavaScript.');

const shellScript = '**/assets/shell/shell.*.js';

/** All scripts of a document that a proxy or the browser has kept since a release whose files are gone. */
const allScripts = '**/assets/**/*.js';

test.use({
  allowedErrors: [
    /net::ERR_INTERNET_DISCONNECTED|suiteFederation is not defined|LoadError|Unexpected token '<'/,
  ],
});

/** Opens the contact form and types into it while scripts are loading, which then fail, once or always. */
async function typeBeforeFailure(page: Page, { scripts = shellScript, isOnce = false } = {}) {
  const { promise: isTyped, resolve: fail } = Promise.withResolvers<void>();
  const loads = countLoads(page);
  await page.route(scripts, async (route: Route) => {
    await isTyped;
    await (isOnce && loads() > 1 ? route.continue() : route.abort('internetdisconnected'));
  });
  await page.goto('/contact', { waitUntil: 'commit' });
  await contactForm.fill(page);
  const reload = page.waitForEvent('domcontentloaded');
  fail();
  await reload;
}

for (const [scripts, name] of [
  [shellScript, 'whose first script fails'],
  [allScripts, 'whose scripts all fail'],
] as const) {
  test(`a page ${name} once is loaded again with the typed text and works`, async ({ page }) => {
    await typeBeforeFailure(page, { scripts, isOnce: true });
    await waitUntilHydrated(page);
    await contactForm.expectKept(page);
    await expect(formNote(page)).toBeHidden();
    expect(await storedDrafts(page)).toEqual([]);
  });

  test(`a page ${name} always is loaded again once, keeps the typed text and says that its form does not work`, async ({
    page,
  }) => {
    const loads = countLoads(page);
    await typeBeforeFailure(page, { scripts });
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(formNote(page)).toBeVisible();
    await contactForm.expectKept(page);
    expect(loads()).toBe(2);
  });
}

for (const part of ['mount', 'contact-form'])
  test(`a page whose ${part} script does not answer says that its form does not work, until it does`, async ({
    page,
  }) => {
    const loads = countLoads(page);
    const script = `**/assets/marketing/${part}.*.js`;
    const answer = await holdRequests(page, script);
    await page.clock.install();
    const requested = page.waitForRequest(script);
    await page.goto('/contact', { waitUntil: 'commit' });
    await contactForm.fill(page);
    await requested;
    await expect(formNote(page)).toBeHidden();
    await page.clock.fastForward(15_000);
    await expect(formNote(page)).toBeVisible();
    await page.clock.fastForward(15_000);
    answer();
    await expect(formNote(page)).toBeHidden();
    await waitUntilHydrated(page);
    await contactForm.expectKept(page);
    expect(loads()).toBe(1);
  });

test('the administrator area whose first script always fails says so, and a link loads it again', async ({
  page,
}) => {
  await page.route(shellScript, (route) => route.abort('internetdisconnected'));
  await page.goto('/backend');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be loaded');
  await expect(page.getByText('Loading...')).toBeHidden();
  await page.unroute(shellScript);
  await page.getByRole('link', { name: 'Reload the page' }).click();
  await expect(page.getByLabel('Username')).toBeVisible();
});

test('the administrator area whose store always fails loads it a few times, then says so and tries again on request', async ({
  page,
}) => {
  const storeScript = '**/assets/shell/store.*.js';
  let requests = 0;
  await page.route(storeScript, (route) => {
    requests += 1;
    return route.abort('internetdisconnected');
  });
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be loaded');
  expect(requests).toBeLessThan(6);
  await page.unroute(storeScript);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByLabel('Username')).toBeVisible();
});

test('a form that opens in a dialog says how to reach us if a shared package stays missing', async ({
  page,
}) => {
  await page.route('**/assets/shell/*', (route, request) =>
    /\/(shell|consent|store)\./.test(request.url()) ? route.continue() : route.abort('internetdisconnected'),
  );
  await page.goto('/business');
  const note = page.getByRole('alert').filter({ hasText: 'The form could not be loaded.' });
  await expect(note).toContainText('You can also call');
  await page.getByRole('button', { name: 'Start Journey' }).first().click();
  await expect(note).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Put your business on one system.');
});

test('a page whose scripts a proxy lets run in any order and late starts', async ({ page }) => {
  await page.route('/contact', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll('<script defer', '<script async');
    await route.fulfill({ response, body });
  });
  const run = await holdRequests(page, shellScript);
  await page.goto('/contact', { waitUntil: 'domcontentloaded' });
  await contactForm.fill(page);
  run();
  await waitUntilHydrated(page);
  await contactForm.expectKept(page);
});

const failures = {
  fails: (route: Route) => route.abort('internetdisconnected'),
  // As from an ad blocker.
  'is empty': (route: Route) => route.fulfill({ contentType: 'text/javascript', body: '' }),
  'is a login page': (route: Route) => route.fulfill({ contentType: 'text/html', body: '<h1>Sign in</h1>' }),
};
const parts = ['remoteEntry', 'mount', 'page-contact'];
for (const [part, [failure, fail]] of pairsOf(parts, Object.entries(failures)))
  test(`the ${part} script is loaded again without a reload if it ${failure} once`, async ({ page }) => {
    const loads = countLoads(page);
    await page.route(`**/assets/marketing/${part}.*.js`, fail, { times: 1 });
    await page.goto('/contact');
    await waitUntilHydrated(page);
    expect(loads()).toBe(1);
  });

for (const part of parts)
  test(`a page whose ${part} script always fails stays as served, says that its form does not work, and its links work`, async ({
    page,
  }) => {
    await page.route(`**/assets/marketing/${part}.*.js`, (route) => route.abort('internetdisconnected'));
    await page.goto('/contact');
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Every message is read by a person.');
    await expect(formNote(page)).toBeVisible();
    await page.unroute(`**/assets/marketing/${part}.*.js`);
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/questions/i);
  });

test('an error page has its own title until its page has been loaded', async ({ page, context }) => {
  await page.goto('/terms');
  await waitUntilHydrated(page);
  await context.setOffline(true);
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be loaded');
  await expect(page).toHaveTitle(/^This page could not be loaded \| /);
  await context.setOffline(false);
  await expect(page).toHaveTitle(/^Frequently Asked Questions/);
});

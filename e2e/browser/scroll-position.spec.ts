import type { Page } from '@playwright/test';
import { marketingPaths } from '@suite/contracts/pages';
import { expect, isMarked, mark, nextFrame, test, waitUntilHydrated } from '../support/browser-test.ts';
import { answerConsent } from '../support/consent.ts';

async function scrollTo(page: Page, top: number) {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
  // The page stores the position on its scroll event, which fires with the next frame.
  await nextFrame(page);
  await expectScrolledTo(page, top);
}

const expectScrolledTo = (page: Page, top: number) =>
  expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(top);

/** Follows a link of the footer without scrolling to it. */
async function follow(page: Page, name: string, path: string) {
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name, exact: true })
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(path);
  await expectShown(page, path);
}

const titles: Record<string, RegExp> = {
  '/': /./,
  '/faq': /questions/i,
  '/terms': /terms/i,
  '/about': /^Engineers/,
  '/admin': /Admin Login/,
};

async function expectShown(page: Page, path: string) {
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(titles[path] ?? /./);
  await expect(page.getByRole('main')).toBeVisible();
}

test("Back and Forward restore each page's scroll position, and a link starts at the top", async ({
  page,
}) => {
  await page.goto('/');
  await waitUntilHydrated(page);
  await mark(page);
  await scrollTo(page, 1500);
  await follow(page, 'Terms', '/terms');
  await expectScrolledTo(page, 0);
  await scrollTo(page, 900);
  await follow(page, 'Home', '/');
  await expectScrolledTo(page, 0);

  await page.goBack();
  await expectShown(page, '/terms');
  await expectScrolledTo(page, 900);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expectScrolledTo(page, 1500);
  await page.goForward();
  await expectShown(page, '/terms');
  await expectScrolledTo(page, 900);
  await page.goForward();
  await expect(page).toHaveURL('/');
  await expectScrolledTo(page, 0);
  expect(await isMarked(page)).toBe(true);
});

test('a page is shown at its top before its head is loaded, and its title is announced afterwards', {
  tag: '@all',
}, async ({ page }) => {
  await page.goto('/');
  await waitUntilHydrated(page);
  const { promise: mayCome, resolve: come } = Promise.withResolvers<void>();
  await page.route(/\/assets\/marketing\/head\..*\.js$/, async (route) => {
    await mayCome;
    await route.continue();
  });
  await scrollTo(page, 1500);
  await follow(page, 'Terms', '/terms');
  await expectScrolledTo(page, 0);
  const announcement = page.locator('#page-announcement');
  await expect(announcement).toBeEmpty();
  come();
  await expect(announcement).toHaveText(titles['/terms'] ?? '');
});

test('Back restores the scroll position of a page whose code arrives late', { tag: '@all' }, async ({
  page,
}) => {
  await page.goto('/');
  await waitUntilHydrated(page);
  await scrollTo(page, 1500);
  await follow(page, 'FAQ', '/faq');
  await page.reload();
  await waitUntilHydrated(page);
  await mark(page);
  const { promise: isAsked, resolve: ask } = Promise.withResolvers<void>();
  const { promise: mayCome, resolve: come } = Promise.withResolvers<void>();
  await page.route(/\/assets\/marketing\/home.*\.js$/, async (route) => {
    ask();
    await mayCome;
    await route.continue();
  });
  await page.evaluate(() => window.history.back());
  await isAsked;
  await expect(page).toHaveURL('/');
  await expectShown(page, '/');
  // The page is not long enough yet.
  expect(await page.evaluate(() => window.scrollY)).toBeLessThan(1500);
  come();
  await expectScrolledTo(page, 1500);
  expect(await isMarked(page)).toBe(true);
});

test('a reload, or Back to a page that must be loaded, restores the scroll position', {
  tag: '@all',
}, async ({ page }) => {
  await page.goto('/about');
  await waitUntilHydrated(page);
  await scrollTo(page, 700);
  await page.reload();
  await waitUntilHydrated(page);
  await expectScrolledTo(page, 700);
  await follow(page, 'Terms', '/terms');
  await scrollTo(page, 800);
  await page.goto('/faq');
  await waitUntilHydrated(page);
  await page.goBack();
  await expectShown(page, '/terms');
  await expectScrolledTo(page, 800);
  await waitUntilHydrated(page);
  await expectScrolledTo(page, 800);
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await expectScrolledTo(page, 700);
});

test('Back and Forward between the administrator area and the site restore the scroll position', {
  tag: '@all',
}, async ({ page }) => {
  await page.goto('/admin');
  await expectShown(page, '/admin');
  await waitUntilHydrated(page);
  await mark(page);
  await follow(page, 'Terms', '/terms');
  await scrollTo(page, 1100);
  await page.goBack();
  await expectShown(page, '/admin');
  await page.goForward();
  await expectShown(page, '/terms');
  await expectScrolledTo(page, 1100);
  expect(await isMarked(page)).toBe(true);
});

test('Back after same-page links restores the scroll position', { tag: '@all' }, async ({ page }) => {
  await page.goto('/terms');
  await waitUntilHydrated(page);
  await scrollTo(page, 100);
  const contents = page.getByRole('navigation', { name: 'Contents' }).getByRole('link');
  for (const index of [4, 6]) {
    const before = await page.evaluate(() => window.scrollY);
    await contents.nth(index).evaluate((link: HTMLElement) => link.click());
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before);
  }
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/terms');
  await expectScrolledTo(page, 100);
});

test('after Back, a visitor who scrolls while the page still grows is not moved to the restored position', {
  tag: '@all',
}, async ({ page }) => {
  await page.goto('/');
  await waitUntilHydrated(page);
  await scrollTo(page, 1500);
  await follow(page, 'FAQ', '/faq');
  const limitHeight = (height: string) =>
    page.getByRole('main').evaluate((main, limit) => {
      main.style.maxHeight = limit;
      main.style.overflow = 'hidden';
    }, height);
  await limitHeight('1000px');
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await page.mouse.wheel(0, -5000);
  await expectScrolledTo(page, 0);
  await limitHeight('none');
  await expect.poll(() => page.evaluate(() => document.body.scrollHeight)).toBeGreaterThan(2500);
  await expectScrolledTo(page, 0);
});

/** Scrolls to somewhere in the lower half of the page. Returns the position. */
async function scrollDown(page: Page) {
  const top = await page.evaluate(() => Math.round((document.body.scrollHeight - window.innerHeight) * 0.7));
  await scrollTo(page, top);
  return top;
}

/** Waits until everything that the page loads has arrived and has been drawn. */
async function settle(page: Page) {
  await page.waitForLoadState('networkidle');
  await nextFrame(page);
}

test('Back before the next page has arrived leaves the page where it was', { tag: '@all' }, async ({
  page,
}) => {
  await answerConsent(page);
  await page.goto('/business/jp');
  await waitUntilHydrated(page);
  await settle(page);
  const top = await scrollDown(page);
  await page.route('**/page-about.*', () => {});
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'About', exact: true })
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL('/about');
  await expectScrolledTo(page, top);
  await page.goBack();
  await expect(page).toHaveURL('/business/jp');
  await expectScrolledTo(page, top);
});

/** The others have the parts of these. */
const kinds = marketingPaths.filter(
  (path) => !/property|jewellery|lms|web|mobile|about|privacy|exclusive/.test(path),
);

for (const path of kinds)
  test(`Back to ${path} restores the position, of the served page and of one rendered in the browser`, {
    tag: path === '/' ? [] : '@all',
  }, async ({ page }) => {
    await answerConsent(page);
    // The lead dialog would hide the links.
    await page.addInitScript(() => sessionStorage.setItem('lead-sent', 'yes'));
    await page.goto(path);
    await waitUntilHydrated(page);
    await settle(page);
    for (const [name, next] of [
      ['About', '/about'],
      ['Terms', '/terms'],
    ] as const) {
      if (next === path) continue;
      const top = await scrollDown(page);
      await follow(page, name, next);
      await page.goBack();
      await expect(page).toHaveURL(path);
      await settle(page);
      await expectScrolledTo(page, top);
    }
  });

import type { Locator, Page } from '@playwright/test';
import { expect, isMarked, mark, test, waitUntilHydrated } from '../support/browser-test.ts';
import { answerConsent } from '../support/consent.ts';
import { expectAccessible, expectNoShift } from '../support/page-checks.ts';

const titles = {
  erp: 'Enterprise Resource Planning',
  property: 'Property Management',
  jewellery: 'Jewellery Management',
  lms: 'Learning Management System',
  web: 'Web Application Development',
  mobile: 'Mobile Apps',
};

const section = (page: Page, heading: string | RegExp) =>
  page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: heading, level: 2, exact: true }) });

const inView = (locator: Locator) => expect(locator).toBeInViewport({ ratio: 0.3 });

test.describe('Our Solutions', () => {
  test('has cards in rows of three and two, and a link to jewellery', { tag: '@all' }, async ({ page }) => {
    await page.goto('/products');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Solutions');
    const cards = page.getByRole('main').locator('li[id]');
    await expect(cards).toHaveCount(5);
    const ids = ['erp', 'property', 'lms', 'web', 'mobile'] as const;
    const tops = () => cards.evaluateAll((found) => found.map((card) => card.getBoundingClientRect().top));
    await expect
      .poll(async () => (await tops()).map((top, _, all) => all.indexOf(top)))
      .toEqual([0, 0, 0, 3, 3]);
    for (const [index, id] of ids.entries()) {
      await expect(cards.nth(index)).toHaveId(id);
      const card = page.locator(`#${id}`);
      await expect(card.getByRole('heading', { level: 2 })).toHaveText(titles[id]);
      await expect(card.getByRole('img')).toHaveAttribute('alt', /\w+/);
      expect(await card.getByRole('listitem').count()).toBeGreaterThanOrEqual(5);
      const more = card.getByRole('link', { name: 'Learn More' });
      await expect(more).toHaveAttribute('href', `/products/${id}`);
      await expect(more).toHaveAccessibleName(
        `Learn More about ${await card.getByRole('heading', { level: 2 }).innerText()}`,
      );
    }
    await page.getByRole('main').getByRole('link', { name: 'See Jewellery Management' }).click();
    await expect(page).toHaveURL('/products/jewellery');
  });

  test('a hash in the address scrolls to its card, without animation for reduced motion', {
    tag: '@all',
  }, async ({ page }) => {
    await page.goto('/products#mobile');
    await waitUntilHydrated(page);
    await inView(page.locator('#mobile'));
    await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
  });

  test('a card of the home page leads to its product card without a full page load', { tag: '@all' }, async ({
    page,
  }) => {
    await page.goto('/');
    await waitUntilHydrated(page);
    await mark(page);
    await page.getByRole('main').locator('a[href="/products#web"]').click();
    await expect(page).toHaveURL('/products#web');
    await inView(page.locator('#web'));
    expect(await isMarked(page)).toBe(true);
  });

  test("the home page's jewellery card leads to the line about jewellery in the middle of the window", {
    tag: '@all',
  }, async ({ page }) => {
    const line = page.locator('#jewellery');
    // Headless Chromium once stopped halfway while it scrolled smoothly.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await waitUntilHydrated(page);
    await page.getByRole('main').locator('a[href="/products#jewellery"]').click();
    await expect(page).toHaveURL('/products#jewellery');
    await expect(line).toBeInViewport({ ratio: 1 });
    const screen = page.viewportSize()?.height ?? 0;
    await expect(async () => {
      const box = await line.boundingBox();
      expect(box?.y ?? 0).toBeGreaterThan(screen / 4);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan((screen * 3) / 4);
    }).toPass();
    await expect(line.getByRole('link', { name: 'See Jewellery Management' })).toHaveAttribute(
      'href',
      '/products/jewellery',
    );
    await page.reload();
    await expect(line).toBeInViewport({ ratio: 1 });
  });

  test('the page stays at the top for a hash that names no element', { tag: '@all' }, async ({ page }) => {
    await page.goto('/products#%');
    await waitUntilHydrated(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Our Solutions' })).toBeInViewport();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
});

test.describe('every product page', () => {
  test("Back uses the browser's history", { tag: '@all' }, async ({ page }) => {
    await page.goto('/products');
    await waitUntilHydrated(page);
    await page.locator('#lms').getByRole('link', { name: 'Learn More' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(titles.lms);
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page).toHaveURL('/products');
    await page.goForward();
    await expect(page).toHaveURL('/products/lms');
  });

  test('the title is as far below Back on every page', { tag: '@all' }, async ({ page }) => {
    const distances = new Set<number>();
    // The banner moves the page down once it has been measured.
    await answerConsent(page);
    for (const id of Object.keys(titles)) {
      await page.goto(`/products/${id}`);
      const back = await page.getByRole('button', { name: 'Back' }).boundingBox();
      const title = await page.getByRole('heading', { level: 1 }).boundingBox();
      distances.add(Math.round((title?.y ?? 0) - (back?.y ?? 0)));
    }
    expect([...distances]).toHaveLength(1);
  });

  test('a technology takes one line on the widest screen', { tag: '@all' }, async ({ page }) => {
    await page.setViewportSize({ width: 1920, height: 1080 });
    await page.goto('/products/web');
    for (const name of ['Python/Django', 'Cloud services'])
      expect((await page.getByText(name, { exact: true }).boundingBox())?.height).toBeLessThan(40);
  });

  test('ERP names five modules in its hero and describes three of them on alternating sides', {
    tag: '@all',
  }, async ({ page }) => {
    await page.goto('/products/erp');
    await expect(
      section(page, 'Five modules that share their data').getByRole('heading', { level: 3 }),
    ).toHaveText([
      'Human Resource',
      'Accounting & Finance',
      'Inventory & Sales (POS)',
      'Manufacturing',
      'Distribution',
    ]);
    const sides: boolean[] = [];
    for (const name of ['HR', 'Accounting', 'Inventory & Sales']) {
      const module = page
        .getByRole('article')
        .filter({ has: page.getByRole('heading', { name, level: 2, exact: true }) });
      const words = await module.getByRole('heading').boundingBox();
      const picture = await module.getByRole('img').boundingBox();
      sides.push((words?.x ?? 0) < (picture?.x ?? 0));
    }
    expect(sides).toEqual([true, false, true]);
  });
});

test('the billing switch changes only the highlighted label', { tag: '@all' }, async ({ page }) => {
  await page.goto('/products/erp');
  await waitUntilHydrated(page);
  const part = section(page, /^Plans /);
  const annual = part.getByRole('switch', { name: 'Annual (15% discount)' });
  const words = await part.innerText();
  const color = (text: string) =>
    part.getByText(text, { exact: true }).evaluate((label) => getComputedStyle(label).backgroundColor);
  const highlight = await color('Monthly');
  expect(await color('Annual (15% discount)')).not.toBe(highlight);
  await annual.check();
  await expect.poll(() => color('Annual (15% discount)')).toBe(highlight);
  await expect.poll(() => color('Monthly')).not.toBe(highlight);
  expect(await part.innerText()).toBe(words);
});

test.describe('the ERP plan picker', () => {
  const plan = (page: Page, name: string) => page.getByRole('group', { name: `Modules for ${name}` });
  const card = (page: Page, name: string) => page.getByRole('note', { name: `Key features of ${name}` });
  const information = (page: Page, name: string) =>
    page.getByRole('button', { name: `Key features of ${name}` });

  test.beforeEach(async ({ page }) => {
    await page.goto('/products/erp');
    await waitUntilHydrated(page);
  });

  test("a module's card opens after 700 ms of hovering and closes 300 ms after the pointer leaves", {
    tag: '@all',
  }, async ({ page }) => {
    await plan(page, 'Scaled').getByLabel('Accounting & Finance', { exact: true }).scrollIntoViewIfNeeded();
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 10_000);
    await plan(page, 'Scaled').getByLabel('Accounting & Finance', { exact: true }).hover();
    await page.clock.runFor(650);
    await expect(card(page, 'Accounting & Finance in Scaled')).toBeHidden();
    await page.clock.runFor(100);
    await expect(card(page, 'Accounting & Finance in Scaled')).toBeVisible();
    await expect(card(page, 'Accounting & Finance in Scaled')).toContainText('General ledger');
    await expect(card(page, 'Accounting & Finance in Scaled')).toContainText('Bank reconciliation');

    await card(page, 'Accounting & Finance in Scaled').hover();
    await page.clock.runFor(1000);
    await expect(card(page, 'Accounting & Finance in Scaled')).toBeVisible();
    await page.getByRole('heading', { name: 'Plans that grow with your headcount' }).hover();
    await page.clock.runFor(250);
    await expect(card(page, 'Accounting & Finance in Scaled')).toBeVisible();
    await page.clock.runFor(100);
    await expect(card(page, 'Accounting & Finance in Scaled')).toBeHidden();
  });

  test('a card opens on keyboard focus or by its button, and closes on Escape', { tag: '@all' }, async ({
    page,
  }) => {
    await page.getByRole('switch').focus();
    await page.keyboard.press('Tab');
    await expect(plan(page, 'Light').getByLabel('Human Resource', { exact: true })).toBeFocused();
    await expect(card(page, 'Human Resource in Light')).toBeVisible();
    await expect(card(page, 'Human Resource in Light')).toContainText('Shift and roster management');
    await expect(card(page, 'Human Resource in Light')).not.toContainText('Payroll');
    await page.keyboard.press('Escape');
    await expect(card(page, 'Human Resource in Light')).toBeHidden();
    await page.keyboard.press('Tab');
    await expect(information(page, 'Human Resource in Light')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(card(page, 'Human Resource in Light')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(card(page, 'Human Resource in Light')).toBeHidden();
  });

  test('a card opens beside its module and within the screen', { tag: '@all' }, async ({ page }) => {
    await information(page, 'Manufacturing in Scaled').click();
    await expect(async () => {
      const row = await plan(page, 'Scaled').getByLabel('Manufacturing', { exact: true }).boundingBox();
      const box = await card(page, 'Manufacturing in Scaled').boundingBox();
      const width = page.viewportSize()?.width ?? 0;
      expect(box?.x).toBeGreaterThan(row?.x ?? 0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
      expect(Math.abs((box?.y ?? 0) - (row?.y ?? 0))).toBeLessThan(80);
    }).toPass();
  });
});

test.describe('by touch', { tag: '@all' }, () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } });

  test("a tap on the button opens a module's card, and a tap elsewhere closes it", async ({ page }) => {
    await page.goto('/products/erp');
    await waitUntilHydrated(page);
    const button = page.getByRole('button', { name: 'Key features of Job in Scaled' });
    const card = page.getByRole('note', { name: 'Key features of Job in Scaled' });
    await button.tap();
    await expect(card).toBeVisible();
    await expect(card).toContainText('Task allocation');
    await expect(async () => {
      const box = await card.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
    }).toPass();
    await page.getByRole('heading', { name: 'Scaled', exact: true }).tap();
    await expect(card).toBeHidden();
  });

  test('a tap anywhere on a module selects it and opens no card', async ({ page }) => {
    await page.clock.install();
    await page.goto('/products/erp');
    await waitUntilHydrated(page);
    const scaled = page.getByRole('group', { name: 'Modules for Scaled' });
    const job = scaled.getByLabel('Job', { exact: true });
    await job.tap();
    await expect(job).toBeChecked();
    await page.clock.runFor(900);
    await expect(page.getByRole('note', { name: 'Key features of Job in Scaled' })).toBeHidden();
    const price = await scaled.getByText('99', { exact: true }).nth(3).boundingBox();
    await page.touchscreen.tap(price?.x ?? 0, price?.y ?? 0);
    await expect(job).not.toBeChecked();
  });
});

test.describe('an unknown product', () => {
  test.use({ allowedErrors: [/status of 404/] });

  for (const path of ['/products/boats', '/products/boat.png']) {
    test(`${path} returns 404 with 'Product Not Found', also after hydration`, {
      tag: path === '/products/boats' ? [] : '@all',
    }, async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await waitUntilHydrated(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Product Not Found');
      await expect(page).toHaveTitle(/^Product Not Found/);
      await expectNoShift(page);
      await page.getByRole('main').getByRole('link', { name: titles.web }).click();
      await expect(page).toHaveURL('/products/web');
    });
  }
});

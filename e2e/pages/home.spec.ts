import { offeringIds as offerings } from '@suite/contracts/offerings';
import { expect, holdRequests, test, waitUntilHydrated } from '../support/browser-test.ts';
import { closeLeadDialog, leadDialog } from '../support/lead.ts';
import { recordReveals, reveals, scrollDown } from '../support/motion.ts';
import { expectAccessible } from '../support/page-checks.ts';

const japanese = /[\u3040-\u30ff\u4e00-\u9fff]/;

test.describe('home', () => {
  test("'Elevate your Business' has six cards, revealed 0.2 s apart, that link to /products", {
    tag: '@all',
  }, async ({ page }) => {
    await recordReveals(page);
    await page.setViewportSize({ width: 1280, height: 400 });
    await page.goto('/');
    await waitUntilHydrated(page);
    await page.mouse.move(600, 300);
    await page.mouse.wheel(0, 60);
    // React adds a property to each element that it hydrates.
    const tour = page.getByRole('button', { name: 'Play video tour' });
    await expect.poll(() => tour.evaluate((button) => Object.keys(button).length)).toBeGreaterThan(0);
    const cards = page
      .getByRole('main')
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'Elevate your Business' }) })
      .getByRole('listitem');
    await expect(cards).toHaveCount(6);
    for (const [index, id] of offerings.entries()) {
      const card = cards.nth(index);
      const more = card.getByRole('link', { name: 'Explore More', exact: true });
      await expect(more).toHaveAttribute('href', `/products#${id}`);
      await expect(more).toHaveAccessibleDescription(await card.getByRole('heading').innerText());
    }
    await scrollDown(cards.first());
    await expect.poll(async () => (await reveals(page)).slice(0, 3)).toEqual([0, 200, 400]);
  });

  test("a click on a card's picture or title opens its page, and elsewhere its product card", {
    tag: '@all',
  }, async ({ page }) => {
    const card = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: 'Property Management', level: 3 }) });
    const clickBelow = async () => {
      const height = await card.evaluate((element: HTMLElement) => element.offsetHeight);
      await card.click({ position: { x: 10, y: height - 10 } });
    };
    for (const [click, address] of [
      [() => card.locator('img').click(), '/products/property'],
      [() => card.locator('h3 a').click(), '/products/property'],
      [clickBelow, '/products#property'],
    ] as const) {
      await page.goto('/');
      await waitUntilHydrated(page);
      await click();
      await expect(page).toHaveURL(address);
    }
  });

  test('each trade we serve links to its product and to its story', { tag: '@all' }, async ({ page }) => {
    await page.goto('/');
    const trades = page.getByRole('list', { name: 'Trades we serve' }).getByRole('listitem');
    await expect(trades).toHaveCount(6);
    const links = await trades
      .getByRole('link')
      .evaluateAll((found) => found.map((link) => link.getAttribute('href')));
    expect(new Set(links)).toEqual(
      new Set(offerings.flatMap((id) => [`/products/${id}`, `/products/${id}#case-study`])),
    );
    await trades.getByRole('link', { name: 'A villa operator' }).click();
    await expect(page).toHaveURL('/products/property#case-study');
    await expect(page.locator('#case-study')).toBeInViewport();

    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    const [hotels, jewellers] = [await trades.first().boundingBox(), await trades.nth(1).boundingBox()];
    expect(jewellers?.y).toBe(hotels?.y);
    // Its picture.
    await trades.nth(1).click({ position: { x: 40, y: 40 } });
    await expect(page).toHaveURL('/products/jewellery');
  });

  test('on a phone the six offerings are rows with small pictures', { tag: '@all' }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    const rows = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Explore More' }) });
    await expect(rows).toHaveCount(6);
    for (const row of await rows.all()) {
      const [picture, whole] = [await row.locator('img').boundingBox(), await row.boundingBox()];
      expect(picture?.width).toBeLessThan((whole?.width ?? 0) / 3);
    }
    await rows.nth(1).click({ position: { x: 10, y: 10 } });
    await expect(page).toHaveURL('/products#property');
  });

  test('the script of the sections below the hero loads when the visitor scrolls', { tag: '@all' }, async ({
    page,
  }) => {
    const later = /\/(home-rest|hero-picture)\.\w+\.js$/;
    const asked: string[] = [];
    page.on('request', (request) => asked.push(...(later.exec(request.url())?.slice(1) ?? [])));
    await page.goto('/');
    await waitUntilHydrated(page);
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    await page.mouse.wheel(0, 200);
    await expect.poll(() => asked).toEqual(['home-rest']);
  });

  test('a click on a section below the hero takes effect once its script is loaded', { tag: '@all' }, async ({
    page,
  }) => {
    const release = await holdRequests(page, '**/home-rest.*.js');
    await page.goto('/');
    await waitUntilHydrated(page);
    await page.getByRole('button', { name: 'Play video tour' }).click();
    release();
    await expect(page.getByRole('button', { name: 'Pause video tour' })).toBeVisible();
  });

  test.describe('without the script of the sections below the hero', () => {
    test.use({ allowedErrors: [/ERR_FAILED .*\/home-rest\./] });

    test('links in these sections still work', { tag: '@all' }, async ({ page }) => {
      await page.route(/\/home-rest\./, (route) => route.abort());
      await page.goto('/');
      await waitUntilHydrated(page);
      await page.getByRole('link', { name: 'Explore More' }).first().click();
      await expect(page).toHaveURL('/products#erp');
    });
  });

  test('the hero picture and the sections below it load when a link leads to the home page', {
    tag: '@all',
  }, async ({ page }) => {
    const picture = page.getByRole('main').getByRole('img', { name: /^One screen of the suite/ });
    const tour = page.getByRole('button', { name: 'Play video tour' });
    const header = page.getByRole('navigation', { name: 'Main' });
    await page.goto('/');
    for (const name of ['About', 'Home', 'Contact', 'Home']) {
      await header.getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL(name === 'Home' ? '/' : `/${name.toLowerCase()}`);
    }
    await expect(picture).toBeVisible();
    await tour.click();
    await expect(page.getByRole('button', { name: 'Pause video tour' })).toBeVisible();
  });

  test('nothing moves for visitors who prefer reduced motion', { tag: '@all' }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    const moving = await page.evaluate(
      () =>
        document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().endTime) > 20)
          .length,
    );
    expect(moving).toBe(0);
    await page.setViewportSize({ width: 320, height: 700 });
    const transitions = await page.evaluate(
      () => document.getAnimations().filter((animation) => animation instanceof CSSTransition).length,
    );
    expect(transitions, 'after the window has become narrower').toBe(0);
  });
});

test.describe('the English landing page', () => {
  test('has four product cards that link to their pages, and one button', { tag: '@all' }, async ({
    page,
  }) => {
    await page.goto('/business');
    await closeLeadDialog(page);
    const cards = page
      .getByRole('main')
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'Where would you like to start?' }) })
      .getByRole('listitem');
    await expect(cards).toHaveCount(4);
    for (const [index, id] of ['erp', 'property', 'jewellery', 'web'].entries()) {
      await expect(cards.nth(index).getByRole('link')).toHaveAttribute('href', `/products/${id}`);
    }
    await cards.nth(1).click({ position: { x: 20, y: 20 } });
    await expect(page).toHaveURL('/products/property');
  });
});

test.describe('the Japanese landing page', () => {
  test('shows Japanese screens of every offering, and the languages of the service', {
    tag: '@all',
  }, async ({ page, request }) => {
    await page.goto('/business/jp');
    const pictures = page.getByRole('main').locator('img');
    const addresses = await pictures.evaluateAll((found) =>
      found.map((picture) => (picture as HTMLImageElement).src),
    );
    expect(addresses).toHaveLength(10);
    for (const address of addresses) expect(await (await request.get(address)).text()).toMatch(japanese);
    await expect(page.getByText(/サポートは英語で対応しております/)).toBeVisible();
  });

  test('opens its dialog, in Japanese, only on request', { tag: '@all' }, async ({ page }) => {
    await page.goto('/business/jp');
    await waitUntilHydrated(page);
    await expect(leadDialog(page)).toHaveCount(0);
    const opener = page.getByRole('button', { name: '折り返しの連絡を依頼する' });
    await opener.click();
    await expect(leadDialog(page)).toHaveAccessibleName(japanese);
    await leadDialog(page).getByRole('button', { name: '送信する' }).click();
    const name = leadDialog(page).getByLabel('お名前（必須）');
    await expect(name).toHaveAccessibleDescription(japanese);
    await expectAccessible(page);
    await leadDialog(page).getByRole('button', { name: '閉じる' }).click();
    await expect(opener).toBeFocused();
  });
});

test.describe('an unknown address', () => {
  test.use({ allowedErrors: [/status of 404/] });

  test('shows a centred 404 message with links to other pages and the six offerings', async ({ page }) => {
    await page.goto('/no/such/page');
    const links = page.getByRole('main').getByRole('link');
    const addresses = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href')));
    expect(addresses).toEqual([
      '/',
      '/products',
      '/contact',
      '/products/erp',
      '/products/property',
      '/products/jewellery',
      '/products/lms',
      '/products/web',
      '/products/mobile',
    ]);
    const title = page.getByText('404 - Page Not Found', { exact: true });
    await expect(title).toHaveCSS('text-align', 'center');
    await page.getByRole('main').getByRole('link', { name: 'Home', exact: true }).click();
    await expect(page).toHaveURL('/');
  });
});

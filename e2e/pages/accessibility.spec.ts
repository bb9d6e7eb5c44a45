import { expect, nextFrame, test, waitUntilHydrated } from '../support/browser-test.ts';
import { answerConsent } from '../support/consent.ts';
import { openWithoutDialog } from '../support/lead.ts';
import {
  expectAccessible,
  expectAccessibleInBothSchemes,
  expectHeadingsInOrder,
  expectUsableZoomed,
  kinds,
  smallTargets,
  zoomed,
} from '../support/page-checks.ts';

/** One page of each kind. layout.night.spec.ts tests the others, whose header and footer are the same. */
for (const path of kinds)
  test(`${path} is accessible at two widths, and at 400 % zoom covers no focused element`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openWithoutDialog(page, path);
    await expectHeadingsInOrder(page);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await (width === 390 ? expectAccessible(page) : expectAccessibleInBothSchemes(page));
      await expect.poll(() => smallTargets(page)).toEqual([]);
    }
    await expectUsableZoomed(page);
  });

test('at 400 % zoom, the buttons of the lead dialog can be reached', { tag: '@all' }, async ({ page }) => {
  await answerConsent(page);
  await page.setViewportSize(zoomed);
  await page.goto('/business');
  const dialog = page.getByRole('dialog');
  const submit = dialog.getByRole('button', { name: 'Submit' });
  await submit.scrollIntoViewIfNeeded();
  await expect(submit).toBeInViewport({ ratio: 1 });
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
});

test('controls keep border, focus ring and choice in forced colours', { tag: '@all' }, async ({ page }) => {
  await answerConsent(page);
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/products/erp');
  await waitUntilHydrated(page);
  const main = page.getByRole('main');
  for (const control of [
    main.getByRole('link', { name: 'Activate for Free' }).first(),
    main.getByRole('link', { name: 'Speak to an Agent' }).first(),
  ]) {
    const [border, ground] = await control.evaluate((element) => {
      const style = getComputedStyle(element);
      return [
        `${style.borderTopStyle} ${style.borderTopWidth} ${style.borderTopColor}`,
        style.backgroundColor,
      ];
    });
    expect(border).toMatch(/^solid 1px/);
    expect(border).not.toContain(ground);
  }
  await main.getByRole('switch').focus();
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveCSS('outline-style', 'solid');
  const about = page.getByRole('banner').getByRole('link', { name: 'About', exact: true });
  await expect(about).not.toHaveCSS('outline-style', 'solid');
  await about.click();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(about).toHaveCSS('outline-style', 'solid');
});

test('the logos of the social networks are dark on a light background in forced colours', {
  tag: '@all',
}, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' });
  await page.goto('/faq');
  const logo = page.getByRole('img', { name: 'LinkedIn' });
  await expect(logo).toHaveCSS('filter', 'invert(1)');
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await expect(logo).toHaveCSS('filter', 'none');
});

test('/business prints without the dialog that opens on load, which stays open', {
  tag: '@all',
}, async ({ page }) => {
  await page.goto('/business');
  const dialog = page.locator('[role="dialog"]');
  await expect(dialog).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(dialog).toBeHidden();
  await expect(page.locator('h1')).toBeVisible();
  await nextFrame(page);
  await page.emulateMedia({ media: null });
  await expect(dialog).toBeVisible();
});

for (const path of ['/faq', '/exclusive']) {
  test(`${path} prints all answers`, { tag: '@all' }, async ({ page }) => {
    await page.goto(path);
    const answers = page.locator('details > :not(summary)');
    await expect(answers.last()).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    for (const answer of await answers.all()) {
      await expect(answer).toBeVisible();
      await expect(answer).toHaveCSS('animation-name', 'none');
    }
  });
}

for (const path of ['/terms', '/privacy']) {
  test(`${path} prints black on white with addresses and without screen-only elements`, {
    tag: '@all',
  }, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('region', { name: 'Your privacy' })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    for (const part of [
      page.getByRole('banner'),
      page.getByRole('contentinfo').getByRole('list'),
      page.getByRole('region', { name: 'Your privacy' }),
      page.getByRole('link', { name: 'Chat on WhatsApp' }),
    ])
      await expect(part).toHaveCount(0);
    await expect(page.locator('body')).toHaveCSS('color', 'rgb(0, 0, 0)');
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    // On paper only the link text is visible, so it must be the address.
    for (const link of await page.getByRole('article').locator('p a, dd a').all()) {
      await expect(link).toHaveText(/@|\+\d/);
      await expect(link).toHaveAttribute('href', /^(mailto|tel):/);
    }
  });
}

for (const path of ['/', '/products/erp', '/products/property', '/about', '/exclusive'])
  test(`${path} prints its pictures and dark text, and no buttons`, { tag: '@all' }, async ({ page }) => {
    // The width of A4 within its margins.
    await page.setViewportSize({ width: 718, height: 1000 });
    await page.goto(path);
    await waitUntilHydrated(page);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    const main = page.getByRole('main');
    for (const name of ['Talk to an Expert', 'Explore More', 'Activate for Free', 'Speak to an Agent'])
      await expect(main.getByRole('link', { name }).filter({ visible: true })).toHaveCount(0);
    await expect(main.getByRole('button').filter({ visible: true })).toHaveCount(0);
    const pictures = main.getByRole('listitem').locator('img');
    await expect(pictures.filter({ visible: false })).toHaveCount(0);
    const pale = await main.evaluate((element) =>
      [...element.querySelectorAll('p, li, h2, h3')]
        .filter((text) => text.checkVisibility() && text.textContent)
        .filter((text) => {
          const [lightness = 0] =
            getComputedStyle(text)
              .color.match(/[\d.]+/g)
              ?.map(Number) ?? [];
          return getComputedStyle(text).color.startsWith('oklch') ? lightness > 0.55 : lightness > 140;
        })
        .map((text) => text.outerHTML.slice(0, 120)),
    );
    expect(pale).toEqual([]);
  });

test('the Japanese page marks its English elements with lang="en"', { tag: '@all' }, async ({ page }) => {
  await page.goto('/business/jp');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  for (const part of [
    page.getByRole('banner'),
    page.getByRole('contentinfo'),
    page.getByRole('complementary', { name: 'Chat' }),
    page.getByRole('region', { name: 'Your privacy' }),
  ])
    await expect(part).toHaveAttribute('lang', 'en');
});

import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { marketingPaths } from '@suite/contracts/pages';
import { sampleOf } from '../../scripts/testing/generated-cases.ts';
import { expect, test, waitUntilHydrated } from '../support/browser-test.ts';
import { answerConsent, banner, covered } from '../support/consent.ts';
import { expectReadable } from '../support/large-text.ts';
import { openWithoutDialog } from '../support/lead.ts';
import {
  expectAccessible,
  expectAccessibleInBothSchemes,
  expectHeadingsInOrder,
  expectNoHorizontalScroll,
  expectUsableZoomed,
  kinds,
  layoutShift,
  loaded,
  smallTargets,
} from '../support/page-checks.ts';

/** Every page on a phone, and at night also every page on a wide screen and at 400 % zoom. */

/** Maximum size of pages and pictures in bytes, and maximum layout shift. */
const limit = 60 * 1024;
const mayShift = 0.01;

/** Scrolls to the end one screen at a time and waits for pictures that load lazily. */
const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
    const drawn = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let top = 0; top < document.body.scrollHeight; top += window.innerHeight) {
      window.scrollTo({ top, behavior: 'instant' });
      await drawn();
      await drawn();
    }
    const pictures = [...document.images];
    // A lazy picture that was scrolled past too fast would never load.
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.all(pictures.map((picture) => picture.decode()));
  });

async function expectLight(page: Page) {
  const pictures = await loaded(page, /\.(svg|png|jpe?g|webp|avif|ico)$/);
  expect(pictures.filter(({ bytes }) => bytes >= limit)).toEqual([]);
  const fonts = await loaded(page, /\.woff2$/);
  expect(fonts.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(limit);
}

/** The lowest windows of phones, and of laptops and desktops, without the bars of a browser. */
const phones = [
  [390, 844],
  [360, 640],
] as const;
const wideScreens = [
  [1024, 768],
  [1366, 650],
  [1920, 1080],
] as const;

type Sizes = readonly (readonly [number, number])[];

async function expectNothingCovered(page: Page, sizes: Sizes) {
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    // The page moves down once the banner has been measured.
    await expect.poll(() => covered(page), { message: `${width}x${height}` }).toEqual([]);
  }
}

/** Opens a page whose banner must move nothing. Cached files would arrive too early to shift the layout. */
async function open(page: Page, path: string, [size]: readonly [readonly [number, number], ...Sizes]) {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.setCacheDisabled', { cacheDisabled: true });
  await page.setViewportSize({ width: size[0], height: size[1] });
  await openWithoutDialog(page, path);
  await expect(banner(page).getByText('Optional.')).toBeVisible();
  await expectNothingCovered(page, [size]);
  expect(await layoutShift(page)).toBe(0);
  return browser;
}

async function expectNothingCoveredByChoice(page: Page, sizes: Sizes) {
  await banner(page).getByRole('button', { name: 'Choose' }).click();
  await expect(banner(page).getByText('What may be stored')).toBeVisible();
  await expectNothingCovered(page, sizes);
}

async function expectLightAndStill(page: Page) {
  await scrollThrough(page);
  expect(await layoutShift(page)).toBeLessThanOrEqual(mayShift);
  await expectLight(page);
}

const unknownPaths = ['/nowhere', '/products/nothing'];
const paths = [...marketingPaths, ...unknownPaths];
const isOwnKind = (path: string) => kinds.includes(path);
const allowedErrors = (path: string) => (unknownPaths.includes(path) ? [/status of 404/] : []);

for (const path of paths)
  test.describe(path, () => {
    test.use({ allowedErrors: allowedErrors(path) });

    test('is light, still and accessible on a phone, and readable with large text', async ({
      page,
      request,
    }) => {
      const html = await (await request.get(path)).body();
      expect(brotliCompressSync(html).length).toBeLessThan(limit);
      const browser = await open(page, path, phones);
      await expectLightAndStill(page);
      const screens = await page.evaluate(() => document.documentElement.scrollHeight / window.innerHeight);
      if (path !== '/terms' && path !== '/privacy') expect.soft(screens).toBeLessThan(9);

      await page.emulateMedia({ reducedMotion: 'reduce' });
      if (!isOwnKind(path)) {
        await expectHeadingsInOrder(page);
        await expectAccessible(page, 'main');
        await expect.poll(() => smallTargets(page)).toEqual([]);
      }
      await expectNothingCovered(page, phones);
      await expectNothingCoveredByChoice(page, phones);

      await test.step('with text of twice the size', async () => {
        await browser.send('Emulation.setTouchEmulationEnabled', { enabled: true });
        await page.setViewportSize({ width: 360, height: 740 });
        await expectReadable(page);
        for (const width of [320, 768, 1024]) {
          await page.setViewportSize({ width, height: 740 });
          await expectNoHorizontalScroll(page);
        }
      });
    });
  });

for (const path of sampleOf(paths))
  test.describe(path, () => {
    test.use({ allowedErrors: allowedErrors(path) });

    test('is still and accessible on a wide screen, and usable at 400 % zoom', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page, path, wideScreens);
      await expectNothingCovered(page, wideScreens);
      if (!isOwnKind(path)) {
        await page.setViewportSize({ width: 1280, height: 900 });
        await expectAccessibleInBothSchemes(page, 'main');
        await expect.poll(() => smallTargets(page)).toEqual([]);
        await expectUsableZoomed(page, false);
      }
      await page.setViewportSize({ width: 1024, height: 768 });
      await expectNothingCoveredByChoice(page, wideScreens);

      await test.step('without the consent banner', async () => {
        await answerConsent(page);
        await page.emulateMedia({ reducedMotion: 'no-preference' });
        await page.setViewportSize({ width: 1280, height: 844 });
        await page.goto(path);
        await waitUntilHydrated(page);
        await expectLightAndStill(page);
      });
    });
  });

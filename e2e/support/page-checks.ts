import type { Locator, Page } from '@playwright/test';
import axe from 'axe-core';
import { expect } from './browser-test.ts';

/** One page of each kind. The first tier tests their accessibility. */
export const kinds = ['/', '/business', '/products/erp', '/contact'];

/** Returns the levels of the headings in `main`, in document order. */
const headingLevels = (page: Page) =>
  page
    .getByRole('main')
    .locator('h1, h2, h3, h4, h5, h6')
    .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName[1])));

/** Expects exactly one `h1`, as the first heading, and no skipped level. */
export async function expectHeadingsInOrder(page: Page) {
  const levels = await headingLevels(page);
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  expect(levels[0]).toBe(1);
  const skippedLevels = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
  expect(skippedLevels, `headings ${levels.join(' ')}`).toEqual([]);
}

/** Waits until finite animations have ended, because contrast measured during a fade is wrong. */
const waitForAnimations = (page: Page) =>
  page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, timeline, effect }) =>
          playState !== 'running' ||
          !(timeline instanceof DocumentTimeline) ||
          effect?.getComputedTiming().endTime === Infinity,
      ),
  );

/** axe's tags of WCAG 2.2 AA and of best practices. */
const accessibilityRules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Returns axe's violations of rules or tags, each with its elements. Its code is loaded once for each document. While it
 * runs no animation proceeds.
 */
async function findViolations(page: Page, selector: string, rules: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ([within, runOnly]) => {
      const { axe: loaded } = window as unknown as { axe: typeof axe };
      // Not by the browser's playback rate: an animation that begins when it changes can start hours later.
      const still = new CSSStyleSheet();
      still.replaceSync(
        '*, ::before, ::after { animation-play-state: paused !important; transition: none !important }',
      );
      document.adoptedStyleSheets.push(still);
      // Describes no element that passes, which saves time.
      const { violations } = await loaded.run(within, { runOnly, resultTypes: ['violations'] });
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still);
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    },
    [selector, rules] as const,
  );
}

/** Expects no axe violation of WCAG 2.2 AA or best practices in the page, or in what a selector matches. */
export async function expectAccessible(page: Page, selector = 'html', rules = accessibilityRules) {
  await waitForAnimations(page);
  expect(await findViolations(page, selector, rules)).toEqual([]);
}

/** Expects the same in the light and the dark scheme, which differ only in colours. The page keeps the light one. */
export async function expectAccessibleInBothSchemes(page: Page, selector = 'html') {
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page, selector, ['color-contrast', 'link-in-text-block']);
  await page.emulateMedia({ colorScheme: 'light' });
  await expectAccessible(page, selector);
}

/** Expects an https link that opens in a new tab without access to our window. */
export async function expectNewTab(link: Locator) {
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', /noopener/);
  await expect(link).toHaveAttribute('href', /^https:/);
}

/** Returns the elements that reach beyond the screen if the page is wider than it. */
const beyondScreen = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth === clientWidth) return [];
    return [...document.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth)
      .map((element) => element.outerHTML.slice(0, 160))
      .concat(`${scrollWidth} of ${clientWidth}`);
  });

/** Waits, because font sizes in `vw` can be those of the previous width for a moment after the window was resized. */
export const expectNoHorizontalScroll = (page: Page) => expect.poll(() => beyondScreen(page)).toEqual([]);

/** Returns the layout shift since the page was opened. */
export const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as unknown as { value: number }[];
          resolve(shifts.reduce((sum, { value }) => sum + value, 0));
        }).observe({ type: 'layout-shift', buffered: true });
        // The observer's callback is never called when there are no entries.
        setTimeout(() => resolve(0), 100);
      }),
  );

/** Expects no layout shift while the page loads and scrolls to its end. */
export async function expectNoShift(page: Page) {
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.waitForLoadState();
  await page.waitForFunction(() =>
    [...document.images].every((image) => {
      const { top, bottom } = image.getBoundingClientRect();
      return image.complete || bottom < 0 || top > innerHeight;
    }),
  );
  await page.evaluate(async () => {
    await document.fonts.ready;
    // What has arrived is laid out by the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
  expect(await layoutShift(page)).toBeLessThan(0.01);
}

/** A 1280 x 1024 screen at 400 % zoom. */
export const zoomed = { width: 320, height: 256 };

/** Returns the focused element and how many of nine points on its visible area are covered by another element. */
const coveredPoints = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const focused = document.activeElement;
    if (!focused || focused === document.body) return { element: '', covered: 0 };
    const box = focused.getBoundingClientRect();
    const [left, top] = [Math.max(box.left, 0), Math.max(box.top, 0)];
    const [right, bottom] = [Math.min(box.right, innerWidth), Math.min(box.bottom, innerHeight)];
    const spread = [0.1, 0.5, 0.9];
    const points = spread.flatMap((x) => spread.map((y) => [x, y] as const));
    const covered = points.filter(([x, y]) => {
      const there = document.elementFromPoint(left + (right - left) * x, top + (bottom - top) * y);
      return !there || !(focused.contains(there) || there.contains(focused));
    });
    return { element: focused.outerHTML.slice(0, 160), covered: covered.length };
  });

/** Tabs from the focused element to the end of the page, or of `main`, and expects each stop to be mostly visible. */
async function expectEveryStopInSight(page: Page, isWhole: boolean) {
  for (let stop = 0; stop < 150; stop += 1) {
    await page.keyboard.press('Tab');
    const { element, covered } = await coveredPoints(page);
    if (!element || !(isWhole || (await page.locator('main :focus').count()))) return;
    if (covered <= 4) continue;
    // It may still be scrolling into sight, or Escape closes the card that its focus has opened after 700 ms.
    await expect(async () => {
      await page.keyboard.press('Escape');
      expect((await coveredPoints(page)).covered, element).toBeLessThanOrEqual(4);
    }).toPass();
  }
}

/** Returns controls smaller than 24 px. Links in running text may be as low as their line (WCAG 2.5.8). */
export const smallTargets = (page: Page) =>
  page.evaluate(() => {
    const least = 24;
    const isInText = (element: Element) =>
      element.matches('a') &&
      getComputedStyle(element).display === 'inline' &&
      element.parentElement?.textContent?.trim() !== element.textContent?.trim();
    return [...document.querySelectorAll('a, button, input, summary, select, textarea')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => !isInText(element) && getComputedStyle(element, '::after').position !== 'absolute')
      .filter((element) => {
        const target = (element as HTMLInputElement).labels?.[0] ?? element;
        const { width, height } = target.getBoundingClientRect();
        return Math.max(height, element.getBoundingClientRect().height) < least || width < least;
      })
      .map((element) => element.outerHTML.slice(0, 160));
  });

/** Expects that a page at 400 % zoom does not scroll sideways and covers no element that the Tab key reaches. */
export async function expectUsableZoomed(page: Page, isWhole = true) {
  await page.setViewportSize(zoomed);
  await expectNoHorizontalScroll(page);
  await expect(page.getByRole('region', { name: 'Your privacy' })).toBeVisible();
  if (!isWhole) await page.getByRole('main').focus();
  await expectEveryStopInSight(page, isWhole);
}

interface Part {
  address: string;
  bytes: number;
}

/** Returns the resources loaded by the page whose address matches, with their transferred size in bytes. */
export const loaded = (page: Page, ending: RegExp): Promise<Part[]> =>
  page.evaluate(
    (pattern) =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .map(({ name, encodedBodySize }) => ({ address: new URL(name).pathname, bytes: encodedBodySize }))
        .filter(({ address }) => new RegExp(pattern).test(address)),
    ending.source,
  );

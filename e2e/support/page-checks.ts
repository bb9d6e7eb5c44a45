import type { Locator, Page } from '@playwright/test';
import axe from 'axe-core';
import { expect } from './browser-test.ts';

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
 * runs no animation proceeds: a notice that starts to fade out keeps its contrast.
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

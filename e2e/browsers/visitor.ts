import { expect } from '@playwright/test';
import { isHydrated } from '../support/browser-test.ts';
import type { DrivenBrowser } from './driven-browser.ts';

type Labelled = HTMLElement & { labels?: NodeListOf<HTMLElement> };

/**
 * Returns the middle of the first visible element that matches a selector and whose name begins with a text, or undefined
 * if none is shown. For a click it scrolls to the element, and returns undefined while it moves or is covered. Runs in
 * the page.
 */
async function locate(selector: string, name: string, isForClick: boolean) {
  const element = [...document.querySelectorAll<Labelled>(selector)].find((candidate) => {
    const text = candidate.ariaLabel ?? candidate.labels?.[0]?.textContent ?? candidate.textContent ?? '';
    return candidate.checkVisibility() && text.trim().startsWith(name);
  });
  if (!element) return undefined;
  const middle = () => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
  };
  if (!isForClick) return middle();
  const hit = ({ x, y }: { x: number; y: number }) => document.elementFromPoint(x, y);
  if (!element.contains(hit(middle()))) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const before = middle();
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const { x, y } = middle();
  return x === before.x && y === before.y && element.contains(hit(before)) ? before : undefined;
}

/** Returns whether the code that collects errors is loaded, so that the page will report those that came before. */
const isWatched = () =>
  performance.getEntriesByType('resource').some(({ name }) => /\/page-report\.\w+\.js$/.test(name));

/** Waits until a check in the page succeeds, which a navigation can interrupt. */
const eventually = (message: string, check: () => Promise<unknown>) =>
  expect(async () => expect(await check(), message).toBeTruthy()).toPass({ timeout: 120_000 });

/** Returns what a visitor does in a browser. Each action waits until it is possible. */
export function createVisitor(browser: DrivenBrowser, origin: string) {
  const visitor = {
    async open(path: string) {
      await browser.open(origin + path);
      await eventually(`${path} is hydrated`, () => browser.run(isHydrated));
      await eventually(`${path} reports its errors`, () => browser.run(isWatched));
    },
    async sees(selector: string, name = '') {
      await eventually(`${selector} '${name}' is shown`, () => browser.run(locate, selector, name, false));
    },
    async click(selector: string, name = '') {
      await eventually(`${selector} '${name}' can be clicked on`, async () => {
        const point = await browser.run(locate, selector, name, true);
        if (!point) return false;
        await browser.perform({
          type: 'pointer',
          id: 'mouse',
          actions: [
            { type: 'pointerMove', ...point },
            { type: 'pointerDown', button: 0 },
            { type: 'pointerUp', button: 0 },
          ],
        });
        return true;
      });
    },
    /** Presses keys, which are characters or WebDriver's names of other keys. */
    async press(keys: string) {
      const actions = [...keys].flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value })));
      await browser.perform({ type: 'key', id: 'keyboard', actions });
    },
    async type(label: string, text: string, within = 'main') {
      await visitor.click(`${within} :is(input, textarea)`, label);
      await visitor.press(text);
    },
    async isAt(path: string) {
      await eventually(`the page is ${path}`, () =>
        browser.run((wanted) => location.pathname === wanted, path),
      );
    },
  };
  return visitor;
}

import type { Page } from '@playwright/test';
import { expect } from './browser-test.ts';
import { expectNoHorizontalScroll } from './page-checks.ts';

/** Returns the controls that are wider than their form, the buttons that break words, and what the chat button covers. */
const faults = (page: Page) =>
  page.evaluate(() => {
    const describe = (what: string, elements: Element[]) =>
      elements.map((element) => `${what}: ${element.ariaLabel ?? element.textContent?.slice(0, 40)}`);
    const all = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter(
        (element) => element.checkVisibility() && element.tabIndex !== -1,
      );
    const rect = (element: Element) => element.getBoundingClientRect();
    const isWide = (element: HTMLElement) =>
      rect(element).right > rect(element.closest('form') as Element).right + 1;
    const breaksWords = (element: Element) => {
      // Only texts: the box of an element begins some pixels above its text, which would count as a line.
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const lines = new Set<number>();
      while (texts.nextNode()) {
        // Only for assistive technology.
        if (rect(texts.currentNode.parentElement as Element).width <= 1) continue;
        const range = document.createRange();
        range.selectNodeContents(texts.currentNode);
        for (const { top } of range.getClientRects()) lines.add(Math.round(top / 8));
      }
      return lines.size > (element.textContent ?? '').trim().split(/\s+/).length + 1;
    };
    const [chat] = all('aside a');
    const isCovered = (element: Element) => {
      if (!chat) return false;
      const [a, b] = [rect(element), rect(chat)];
      return a.left < b.right - 1 && a.right > b.left + 1 && a.top < b.bottom && a.bottom > b.top;
    };
    const isBeyondScreen = (element: Element) =>
      rect(element).right > document.documentElement.clientWidth + 1;
    return [
      ...describe(
        'beyond the screen',
        all('[data-side-panel] :is(a, button, input, select)').filter(isBeyondScreen),
      ),
      ...describe(
        'cut off',
        all('tbody td, tbody td > a').filter((cell) => cell.scrollWidth > cell.clientWidth + 2),
      ),
      ...describe('wider than its form', all('form :is(input, textarea, button)').filter(isWide)),
      ...describe('broken words', all('button').filter(breaksWords)),
      ...describe('covered', all('header :is(a, button)').filter(isCovered)),
    ];
  });

/** Doubles the size of the text and expects that nothing is cut off, covered or beyond the screen (WCAG 1.4.4). */
export async function expectReadable(page: Page) {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await expect.poll(() => faults(page)).toEqual([]);
  await expectNoHorizontalScroll(page);
}

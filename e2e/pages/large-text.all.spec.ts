import type { Page } from '@playwright/test';
import { marketingPaths } from '@suite/contracts/pages';
import { expect, test, waitUntilHydrated } from '../support/browser-test.ts';
import { expectNoHorizontalScroll } from '../support/page-checks.ts';
import { enterPanel, rows, send } from '../support/panel.ts';

/** Text of twice the size, on a small phone unless a test sets another width (WCAG 1.4.4). */
test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

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

async function expectReadable(page: Page) {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await expect.poll(() => faults(page)).toEqual([]);
  await expectNoHorizontalScroll(page);
}

for (const path of [...marketingPaths, '/admin', '/dashboard'])
  test(`${path} keeps text of twice the size readable`, async ({ page }) => {
    await page.goto(path);
    await waitUntilHydrated(page);
    // By its attribute, because the lead dialog hides it from assistive technology.
    await expect(page.locator('[aria-label="Your privacy"]')).toBeVisible();
    await expectReadable(page);
    if (path === '/admin' || path === '/dashboard') return;
    for (const width of [320, 768, 1024])
      await test.step(`${width} px wide`, async () => {
        await page.setViewportSize({ width, height: 740 });
        await expectNoHorizontalScroll(page);
      });
  });

test('the panel keeps text of twice the size on a phone readable', async ({ page }) => {
  await send(page, { name: 'Nimal Perera' });
  await enterPanel(page, '');
  const id = await rows(page).first().getAttribute('data-record');
  const views = [
    '',
    `?record=${id}`,
    ...['exports', 'privacy', 'audit', 'account', 'administrators'].map((view) => `?view=${view}`),
  ];
  for (const path of ['/dashboard', ...views.map((view) => `/backend${view}`)])
    await test.step(path, async () => {
      await page.goto(path);
      await expect(
        page.locator(path.includes('record') ? '[data-side-panel]' : 'main table, main h2').first(),
      ).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expectReadable(page);
    });
});

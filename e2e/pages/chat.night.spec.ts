import type { Page } from '@playwright/test';
import { pairsOf } from '../../scripts/testing/generated-cases.ts';
import { expect, test, waitUntilHydrated } from '../support/browser-test.ts';

const chat = (page: Page) => page.getByRole('link', { name: 'Chat on WhatsApp' });

/**
 * Scrolls through the page and returns what is below the chat button, other than the empty area of the header: text,
 * controls, pictures, or any part of the page or of the consent banner.
 */
const coveredWhileScrolling = (page: Page) =>
  chat(page).evaluate(async (button) => {
    const covered = new Set<string>();
    const spread = [0, 0.25, 0.5, 0.75, 1];
    const touches = (box: DOMRect, other: DOMRect) =>
      box.left < other.right && other.left < box.right && box.top < other.bottom && other.top < box.bottom;
    const texts = (root: Node, box: DOMRect) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      for (let text = walker.nextNode(); text; text = walker.nextNode()) {
        range.selectNodeContents(text);
        if ([...range.getClientRects()].some((rect) => touches(box, rect)))
          covered.add(`${text.textContent}`);
      }
    };
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      window.scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const box = button.getBoundingClientRect();
      for (const x of spread)
        for (const y of spread) {
          const there = document.elementsFromPoint(box.left + x * box.width, box.top + y * box.height);
          const below = there.find((element) => !element.closest('aside'));
          const header = below?.closest('header');
          if (!header) covered.add(`${below?.outerHTML.slice(0, 120)}`);
          else if (below?.closest('a, button, img, svg, input')) covered.add(below.outerHTML.slice(0, 120));
          else texts(header, box);
        }
    }
    return [...covered];
  });

/** One page of each kind: the button is in the header on phones, which all pages share. */
const paths = ['/', '/business/jp', '/products/erp', '/admin'];

for (const [path, width] of pairsOf(paths, [320, 390]))
  test(`the chat button covers nothing of ${path} at ${width} px, wherever it is scrolled`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 700 });
    await page.goto(path);
    await waitUntilHydrated(page);
    await expect(page.getByRole('region', { name: 'Your privacy' })).toBeVisible();
    // The page moves down once the banner has been measured.
    await expect.poll(() => coveredWhileScrolling(page)).toEqual([]);
    await expect(chat(page)).toBeInViewport({ ratio: 1 });
    // As a translator to Arabic does.
    await page.evaluate(() => Object.assign(document.documentElement, { dir: 'rtl' }));
    await expect.poll(() => coveredWhileScrolling(page)).toEqual([]);
  });

/** Scrolls through the page and returns the texts, controls and pictures below the chat button. */
const contentCoveredWhileScrolling = (page: Page) =>
  chat(page).evaluate(async (button) => {
    const scrollThrough = async (use: () => void) => {
      for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
        window.scrollTo({ top, behavior: 'instant' });
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        use();
      }
    };
    const range = document.createRange();
    const boxesOf = (node: Node) => {
      if (node instanceof Element)
        return node.matches('#outlet :is(a, button, input, img), footer :is(a, button, img)') &&
          node.checkVisibility({ visibilityProperty: true })
          ? [node.getBoundingClientRect()]
          : [];
      range.selectNodeContents(node);
      return node.parentElement?.closest('#outlet, footer') ? [...range.getClientRects()] : [];
    };
    // Sections are rendered when they come near.
    await scrollThrough(() => undefined);
    const content: { box: DOMRect; name: string }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      for (const { left, top, width, height } of boxesOf(node))
        content.push({
          box: new DOMRect(left, top + scrollY, width, height),
          name: node.textContent || (node as Element).outerHTML.slice(0, 120),
        });
    const covered = new Set<string>();
    await scrollThrough(() => {
      const { left, right, top, bottom } = button.getBoundingClientRect();
      for (const { box, name } of content)
        if (box.left < right && left < box.right && box.top < bottom + scrollY && top + scrollY < box.bottom)
          covered.add(name);
    });
    return [...covered];
  });

for (const [path, width] of pairsOf(['/', '/products/erp', '/about', '/contact'], [1000, 1376, 1920]))
  test(`the chat button covers no content of ${path} at ${width} px`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 800 });
    await page.goto(path);
    await waitUntilHydrated(page);
    await expect.poll(() => contentCoveredWhileScrolling(page)).toEqual([]);
    await expect(chat(page)).toBeInViewport({ ratio: 1 });
  });

test('the chat button floats in the corner of a wide page, beside the last line of the footer', async ({
  page,
}) => {
  await page.goto('/');
  await waitUntilHydrated(page);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expect(async () => {
    const button = await chat(page).boundingBox();
    const settings = await page.getByRole('button', { name: 'Cookie settings' }).boundingBox();
    expect(button?.y).toBeGreaterThan(500);
    const end = (settings?.x ?? 0) + (settings?.width ?? 0);
    expect(end).toBeLessThanOrEqual(button?.x ?? 0);
    const talk = await page
      .getByRole('banner')
      .getByRole('link', { name: 'Talk to an Expert' })
      .boundingBox();
    expect(end).toBe((talk?.x ?? 0) + (talk?.width ?? 0));
  }).toPass();
});

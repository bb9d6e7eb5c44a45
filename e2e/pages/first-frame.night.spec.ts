import type { Page } from '@playwright/test';
import { marketingPaths } from '@suite/contracts/pages';
import { pairsOf } from '../../scripts/testing/generated-cases.ts';
import { again, expect, holdRequests, test, waitUntilHydrated } from '../support/browser-test.ts';

for (const path of marketingPaths)
  test(`the first frame of ${path} needs only the document, which begins with its picture`, async ({
    request,
  }) => {
    const html = await (await request.get(path)).text();
    expect(html.match(/<style/g)).toHaveLength(2);
    expect(html).not.toContain('rel="stylesheet"');
    expect(html.match(/<script (?!defer |type="application\/ld\+json")/g)).toBeNull();
    const start = html.slice(0, html.indexOf('as="font"'));
    for (const [, address] of html.matchAll(/<img src="([^"]*)"[^>]* fetchPriority="high"/g))
      expect(start).toContain(`as=image fetchpriority=high href=${address}>`);
  });

/** Maximum number of boxes and texts that the browser lays out for the first frame of a page. */
const boxBudget = 800;

/** Returns the number of boxes and texts that the browser has laid out. */
async function countBoxes(page: Page): Promise<number> {
  const browser = await page.context().newCDPSession(page);
  const { documents } = await browser.send('DOMSnapshot.captureSnapshot', { computedStyles: [] });
  return documents.reduce((sum, { layout }) => sum + layout.nodeIndex.length, 0);
}

/** Maximum layout shift. */
const mayShift = 0.01;

/**
 * Removes the page's elements one by one, last first, as if they had not arrived yet, and compares what is left in the
 * window with the whole page. Returns where the document could pause so that the rest causes too large a layout shift.
 */
const shiftingPauses = (page: Page) =>
  page.evaluate((limit) => {
    const { innerWidth: width, innerHeight: height } = window;
    const elements = [...document.querySelectorAll('body *')].filter(
      (element) => !element.closest('noscript, svg *'),
    );
    const isSeen = ({ width: w, height: h, top, bottom }: DOMRect) => w * h > 0 && top < height && bottom > 0;
    const isPainted = (element: Element) => {
      const { backgroundColor, borderTopWidth } = getComputedStyle(element);
      const hasText = [...element.childNodes].some((node) => node instanceof Text && node.data.trim());
      const isBox = backgroundColor !== 'rgba(0, 0, 0, 0)' || borderTopWidth !== '0px';
      return isBox || hasText || element.matches('img, svg');
    };
    const painted = elements.filter(isPainted);
    const final = new Map(painted.map((element) => [element, element.getBoundingClientRect()]));
    /** Returns the layout shift that the rest of the document causes (https://web.dev/articles/cls). */
    const shift = () => {
      const moves = painted.flatMap((element) => {
        const [now, later] = [element.getBoundingClientRect(), final.get(element) as DOMRect];
        const distance = Math.max(Math.abs(now.x - later.x), Math.abs(now.y - later.y));
        const isHidden = getComputedStyle(element).visibility === 'hidden';
        return distance >= 3 && isSeen(now) && isSeen(later) && !isHidden ? [{ now, later, distance }] : [];
      });
      if (moves.length === 0) return 0;
      const rects = moves.flatMap(({ now, later }) => [now, later]);
      const right = Math.min(width, Math.max(...rects.map((rect) => rect.right)));
      const bottom = Math.min(height, Math.max(...rects.map((rect) => rect.bottom)));
      const left = Math.max(0, Math.min(...rects.map((rect) => rect.left)));
      const top = Math.max(0, Math.min(...rects.map((rect) => rect.top)));
      const distance = Math.max(...moves.map((move) => move.distance));
      return (((right - left) * (bottom - top)) / (width * height)) * (distance / Math.max(width, height));
    };
    return elements.reverse().flatMap((element) => {
      const isFarBelow = element.getBoundingClientRect().top > 2 * height;
      while (element.nextSibling) element.nextSibling.remove();
      element.remove();
      // The parser hardly ever pauses between a text and its icon.
      const value = isFarBelow || element.matches('svg') ? 0 : shift();
      return value > limit ? [`${value.toFixed(3)} before ${element.outerHTML.slice(0, 100)}`] : [];
    });
  }, mayShift);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, allowedErrors: [/status of 404/] });

  const pages = [...marketingPaths, '/products/boat.png', '/no/such/page'];
  for (const [path, width] of pairsOf(pages, [390, 1280]))
    test(`${path} has few boxes for its first frame, and its rest moves nothing at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      expect(await countBoxes(page)).toBeLessThan(boxBudget);
      expect(await shiftingPauses(page)).toEqual([]);
    });
});

test('a menu that was opened before the page was hydrated stays open', async ({ page }) => {
  const release = await holdRequests(page, '**/assets/shell/shell.*.js');
  await page.goto('/', { waitUntil: 'commit' });
  const navigation = page.getByRole('navigation', { name: 'Main' }).filter({ visible: true });
  await navigation.getByRole('button', { name: 'Language' }).click();
  const entry = navigation.getByRole('link', { name: 'English' });
  await expect(entry).toBeVisible();
  release();
  await waitUntilHydrated(page);
  await expect(entry).toBeVisible();
});

test.describe('styles that the policy blocks', () => {
  test.use({ allowedErrors: [/violates the following Content Security Policy directive/] });

  test('are loaded from a linked style sheet', async ({ page }) => {
    await page.route('/about', async (route) => {
      const response = await route.fetch(again);
      const headers = response.headers();
      const policy = headers['content-security-policy']?.replace(
        /(style-src-elem 'self' 'sha256-\S+') 'sha256-\S+'/,
        '$1',
      );
      await route.fulfill({ response, headers: { ...headers, 'content-security-policy': policy ?? '' } });
    });
    await page.goto('/about');
    await waitUntilHydrated(page);
    await expect(page.locator('link[rel="stylesheet"]')).toHaveCount(1);
    await expect(page.getByRole('contentinfo')).toHaveCSS('background-color', /^(?!rgba\(0, 0, 0, 0\))/);
  });
});

import { adminPaths, marketingPaths } from '@suite/contracts/pages';
import { expect, isHydrated, test } from '../support/browser-test.ts';

/** On a development build of the bundles: the production build of React says nothing of most mismatches. */
/** These are built from the same parts as the other product pages. */
const similar = ['/products/jewellery', '/products/lms', '/products/web', '/products/mobile'];
const pages = marketingPaths.filter((path) => !similar.includes(path));
const missing = ['/no/such/page', '/products/boats'];
for (const path of [...pages, ...missing, ...adminPaths]) {
  test.describe(path, () => {
    test.use({ allowedErrors: missing.includes(path) ? [/status of 404 .*\/(no\/such\/page|boats)$/] : [] });

    test('hydrates without a warning', async ({ page }) => {
      const warnings: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'warning') warnings.push(message.text());
      });
      const developmentBuild = page.waitForEvent('console', (message) =>
        /React DevTools/.test(message.text()),
      );
      await page.goto(path);
      await developmentBuild;
      await isHydrated(page);
      // What waits for its visitor, too.
      await page.mouse.wheel(0, 200);
      await page.waitForLoadState('networkidle');
      expect(warnings).toEqual([]);
    });
  });
}

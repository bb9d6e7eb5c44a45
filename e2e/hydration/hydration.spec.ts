import { adminPaths, marketingPaths } from '@suite/contracts/pages';
import { expect, test, waitUntilHydrated } from '../support/browser-test.ts';

/** Tests a development build of the bundles, because React's production build does not report most mismatches. */

/** Redux Toolkit reports how long its development checks take, which depends on the machine. */
const isTiming = (text: string) => text.includes('more than the warning threshold');

// Not tested, because they are built from the same components as the other product pages.
const similar = ['/products/jewellery', '/products/lms', '/products/web', '/products/mobile'];
const pages = marketingPaths.filter((path) => !similar.includes(path));
const missing = ['/no/such/page', '/products/boats'];
const paths = [...pages, ...missing, ...adminPaths];

/** One page after the other in two contexts, because each new context compiles the large development build again. */
for (const half of [0, 1])
  test.describe(half === 0 ? 'every other page' : 'the pages between', () => {
    test.use({ allowedErrors: [/status of 404 .*\/(no\/such\/page|boats)$/] });

    test('hydrates without a warning', async ({ page }) => {
      let warnings: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'warning' && !isTiming(message.text())) warnings.push(message.text());
      });
      for (const path of paths.filter((_, index) => index % 2 === half))
        await test.step(path, async () => {
          warnings = [];
          const developmentBuild = page.waitForEvent('console', (message) =>
            /React DevTools/.test(message.text()),
          );
          await page.goto(path);
          await developmentBuild;
          await waitUntilHydrated(page);
          // Loads the sections that wait for the visitor to scroll.
          await page.mouse.wheel(0, 200);
          await page.waitForLoadState('networkidle');
          expect(warnings).toEqual([]);
        });
    });
  });

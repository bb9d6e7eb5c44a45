import { marketingPaths } from '@suite/contracts/pages';
import { expect, test } from '../support/browser-test.ts';
import { openWithoutDialog } from '../support/lead.ts';

test('every page is read to its end without an error or a violation of its policy', async ({ page }) => {
  for (const path of marketingPaths) {
    await test.step(path, async () => {
      await openWithoutDialog(page, path);
      // Sections that load while the visitor scrolls push the footer down.
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await expect(page.getByRole('contentinfo').getByRole('link').last()).toBeVisible();
    });
  }
});

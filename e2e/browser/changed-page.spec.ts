import { expect, test, waitUntilHydrated } from '../support/browser-test.ts';
import { changes, reactErrors } from '../support/changed-page.ts';
import { contactForm } from '../support/forms.ts';

/** What add-ons and proxies do most. changed-page.night.spec.ts tries everything on every page. */

test.use({ allowedErrors: [reactErrors] });

test('a page whose nodes a translator has moved starts again with the typed text', async ({ page }) => {
  await page.goto('/contact');
  await waitUntilHydrated(page);
  await contactForm.fill(page);
  // React finds what it wants to remove in another element.
  await page.evaluate(changes['the parts of the page are wrapped']);
  await page.evaluate(changes['texts are wrapped in font elements']);
  await page.getByLabel('I am not a robot').check();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms', exact: true }).click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(/terms/i);
  await page.goBack();
  await contactForm.expectKept(page);
});

test('the page stays when the consent banner was removed and is answered in another tab', {
  tag: '@all',
}, async ({ page, context }) => {
  await page.goto('/contact');
  const banner = page.getByRole('region', { name: 'Your privacy' });
  await banner.evaluate((element) => element.remove());
  const other = await context.newPage();
  await other.goto('/contact');
  await other.getByRole('button', { name: 'Reject' }).click();
  await expect(other.getByRole('region', { name: 'Your privacy' })).toHaveCount(0);
  await waitUntilHydrated(page);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Cookie settings' }).click();
  await expect(banner).toBeVisible();
});

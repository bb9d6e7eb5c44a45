import { expect, test } from '../support/browser-test.ts';

test.use({ javaScriptEnabled: false });

test('the products panel and the phone menu open without scripts', async ({ page }) => {
  await page.goto('/about');
  const navigation = page.getByRole('navigation', { name: 'Main' });
  const lms = navigation.getByRole('link', { name: 'Learning Management' });
  await expect(lms).toBeHidden();
  await navigation.getByRole('button', { name: 'Products' }).click();
  await expect(lms).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(lms).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  await navigation.getByRole('button', { name: 'Menu' }).click();
  await lms.click();
  await expect(page).toHaveURL('/products/lms');
});

test('a form says above its first field that it needs scripts', { tag: '@all' }, async ({ page }) => {
  for (const path of ['/contact', '/partner']) {
    await page.goto(path);
    const note = await page.getByText('This form needs JavaScript.').boundingBox();
    const field = await page.getByLabel('Name', { exact: true }).boundingBox();
    expect(note?.y ?? Number.NaN).toBeLessThan(field?.y ?? 0);
  }
});

test('the features of a module open without scripts', { tag: '@all' }, async ({ page }) => {
  await page.goto('/products/erp');
  await page.getByRole('button', { name: 'Key features of Inventory & Sales (POS) in Scaled' }).click();
  await expect(page.getByText('Rack management')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Manufacturing' })).toBeVisible();
});

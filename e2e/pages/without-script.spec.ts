import { expect, test } from '../support/browser-test.ts';

test.use({ javaScriptEnabled: false });

test('the home page shows its text without scripts', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Talk to an Expert' }).first()).toHaveAttribute(
    'target',
    '_blank',
  );
  await expect(main.getByRole('heading', { name: 'Elevate your Business' })).toBeVisible();
  await expect(main.getByRole('link', { name: /Explore More/ })).toHaveCount(6);
  await expect(main.getByRole('heading', { name: 'Mobile Apps', level: 3 })).toBeVisible();
  await expect(main.getByRole('img', { name: /^One screen of the suite/ })).toBeVisible();
  for (const figure of ['15+', '200+', '500+', '24/7'])
    await expect(main.getByText(figure).first()).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText('Transforming businesses through technology.');
  await expect(page.getByRole('contentinfo')).toContainText(String(new Date().getUTCFullYear()));
});

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

test('the English landing page shows its text, without the dialog, when scripts are off', async ({
  page,
}) => {
  await page.goto('/business');
  const main = page.getByRole('main');
  await expect(main.getByText('Start Journey')).toBeVisible();
  await expect(main.getByRole('heading', { name: 'What happens next' })).toBeVisible();
  for (const id of ['erp', 'property', 'jewellery', 'web']) {
    await expect(main.locator(`a[href="/products/${id}"]`).first()).toBeVisible();
  }
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

for (const [path, text] of [
  ['/business', /a form that needs JavaScript. You can also call \+/],
  ['/business/jp', /JavaScriptが必要です。お電話（\+/],
  ['/contact', /This form needs JavaScript. You can also call \+/],
  ['/partner', /This form needs JavaScript. You can also call \+/],
] as const) {
  test(`${path} shows that its form needs scripts, and a phone number`, { tag: '@all' }, async ({ page }) => {
    await page.goto(path);
    const note = page.getByRole('main').getByText(text);
    await expect(note).toBeVisible();
    await expect(note.locator('a[href^="tel:"]')).toBeVisible();
  });
}

for (const path of ['/contact', '/partner']) {
  test(`${path} shows above the first field that its form needs scripts`, { tag: '@all' }, async ({
    page,
  }) => {
    await page.goto(path);
    const note = await page.getByText('This form needs JavaScript.').boundingBox();
    const field = await page.getByLabel('Name', { exact: true }).boundingBox();
    expect(note?.y ?? Number.NaN).toBeLessThan(field?.y ?? 0);
  });
}

test('the Japanese landing page is in Japanese with header and footer in English', { tag: '@all' }, async ({
  page,
}) => {
  await page.goto('/business/jp');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  await expect(page.getByRole('banner')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('contentinfo')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/[\u3040-\u30ff\u4e00-\u9fff]/);
  await expect(page.getByRole('heading', { name: '業務効率を最大50%向上' })).toBeVisible();
  for (const id of ['erp', 'property', 'jewellery', 'web', 'mobile', 'lms']) {
    await expect(page.getByRole('main').locator(`a[href="/products/${id}"]`).first()).toBeVisible();
  }
});

test.describe('an unknown path', () => {
  test.use({ allowedErrors: [/status of 404/] });

  test('returns status 404 with its text', { tag: '@all' }, async ({ page }) => {
    const response = await page.goto('/no/such/page');
    expect(response?.status()).toBe(404);
    await expect(page.getByText('404 - Page Not Found')).toBeVisible();
  });
});

import type { Page } from '@playwright/test';
import { expect, holdRequests, test, waitUntilHydrated } from '../support/browser-test.ts';
import { changeBeforeScripts, changes, reactErrors } from '../support/changed-page.ts';

/** What a visitor types before hydration stays, although add-ons have changed the page and React renders it again. */

test.use({ allowedErrors: [reactErrors] });

const names = [
  'a password manager puts icons beside fields',
  'a password manager wraps fields',
  'texts are wrapped in font elements',
  'white space is inserted between all elements of the page',
  'comments are stripped',
  'nodes are prepended everywhere',
] as const;

const texts = (page: Page) =>
  page.locator('#page form :is(input[type="text"], input[type="tel"], textarea):not([tabindex="-1"])');

/** Ticks the box, which the document has after the fields, and types into every text field. */
async function fill(page: Page) {
  await page.locator('#page form input[type="checkbox"]').check();
  for (const [index, field] of (await texts(page).all()).entries()) await field.fill(`typed ${index}`);
}

async function expectKept(page: Page) {
  await expect(texts(page)).not.toHaveCount(0);
  for (const [index, field] of (await texts(page).all()).entries())
    await expect(field).toHaveValue(`typed ${index}`);
  await expect(page.locator('#page form input[type="checkbox"]')).toBeChecked();
}

for (const path of ['/contact', '/partner']) {
  // The second form is a form like the first.
  for (const name of path === '/contact' ? names : names.slice(1, 2))
    test(`${path} keeps what was typed before the scripts: ${name}`, {
      tag: path === '/contact' && name === names[0] ? [] : '@all',
    }, async ({ page }) => {
      await changeBeforeScripts(page, String(changes[name]));
      const release = await holdRequests(page, '**/assets/**/*.js');
      await page.goto(path, { waitUntil: 'commit' });
      await fill(page);
      await texts(page).first().focus();
      release();
      await waitUntilHydrated(page);
      await expectKept(page);
      // An add-on that moves the field has taken the focus.
      if (!name.includes('wraps')) await expect(texts(page).first()).toBeFocused();
    });

  test(`${path} keeps what was typed between the page's script and the form's`, { tag: '@all' }, async ({
    page,
  }) => {
    await changeBeforeScripts(page, String(changes['a password manager puts icons beside fields']));
    const release = await holdRequests(page, '**/assets/marketing/*-form.*.js');
    await page.goto(path, { waitUntil: 'commit' });
    await page.waitForFunction(() =>
      Object.keys(document.getElementById('page') ?? {}).some((key) => key.startsWith('__reactContainer')),
    );
    await fill(page);
    release();
    await waitUntilHydrated(page);
    await expectKept(page);
  });
}

test('modules and billing chosen before hydration stay over a reload, also without ids', {
  tag: '@all',
}, async ({ page }) => {
  const release = await holdRequests(page, '**/assets/**/*.js');
  await page.goto('/products/erp', { waitUntil: 'commit' });
  const chosen = [
    page.getByRole('group', { name: 'Modules for Scaled' }).getByLabel('Job', { exact: true }),
    page.getByRole('switch', { name: 'Annual (15% discount)' }),
  ];
  for (const box of chosen) await box.check();
  await page.evaluate(`(${changes['all ids and data are removed']})()`);
  await page.reload({ waitUntil: 'commit' });
  release();
  await waitUntilHydrated(page);
  for (const box of chosen) await expect(box).toBeChecked();
});

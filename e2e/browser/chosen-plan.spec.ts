import type { Page } from '@playwright/test';
import { offeringIds, offeringTitles } from '@suite/contracts/offerings';
import { expect, notice, test, waitUntilHydrated } from '../support/browser-test.ts';
import { contactForm, verify } from '../support/forms.ts';
import { expectAccessible, expectNoHorizontalScroll } from '../support/page-checks.ts';
import { enterPanel, exportCsv, openedRecord, uniqueText } from '../support/panel.ts';

/** What a visitor chooses on a product page goes with the contact message. */

const summary = (page: Page) => page.getByRole('group', { name: 'Your choice' });
const modules = (page: Page, plan: string) => page.getByRole('group', { name: `Modules for ${plan}` });
const annual = (page: Page) => page.getByRole('switch', { name: 'Annual (15% discount)' });
const activate = (page: Page, heading: string) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: heading, exact: true }) })
    .getByRole('link', { name: /^(Activate for Free|Get Started)$/ });

async function open(page: Page, path: string) {
  await page.goto(path);
  await waitUntilHydrated(page);
}

const chosen = 'Enterprise Resource Planning – Scaled: Accounting & Finance, Job; annual billing';

async function chooseScaled(page: Page) {
  await open(page, '/products/erp');
  await modules(page, 'Light').getByLabel('Inventory & Sales (POS)', { exact: true }).check();
  for (const name of ['Accounting & Finance', 'Job'])
    await modules(page, 'Scaled').getByLabel(name, { exact: true }).check();
  await annual(page).check();
  await activate(page, 'Scaled').click();
  await expect(summary(page)).toContainText(chosen);
}

test('the chosen modules, plan and billing reach the panel and the export with the message', async ({
  page,
}) => {
  const name = uniqueText();
  await chooseScaled(page);
  await contactForm.fill(page);
  await page.getByLabel('Name').fill(name);
  await verify(page);
  await contactForm.send(page);
  await expect(notice(page, contactForm.sent)).toBeVisible();
  await expect(page.getByText(`Your choice: ${chosen}`)).toBeVisible();
  await page.getByRole('button', { name: 'Send another' }).click();
  await expect(summary(page)).toBeHidden();

  await enterPanel(page, `?tab=contacts&q=${encodeURIComponent(name)}`);
  await page.getByRole('link', { name }).click();
  await expect(openedRecord(page).getByText('Chosen Plan')).toBeVisible();
  await expect(openedRecord(page).getByText(chosen)).toBeVisible();
  expect((await exportCsv(page)).map((row) => row.at(-1))).toEqual(['plan', chosen]);
});

test('the choice is still there after Back, and can be changed', { tag: '@all' }, async ({ page }) => {
  await chooseScaled(page);
  await page.goBack();
  await expect(modules(page, 'Scaled').getByRole('checkbox', { checked: true })).toHaveCount(2);
  await expect(modules(page, 'Light').getByLabel('Inventory & Sales (POS)', { exact: true })).toBeChecked();
  await expect(annual(page)).toBeChecked();
  await modules(page, 'Scaled').getByLabel('Job', { exact: true }).uncheck();
  await page.getByRole('link', { name: 'Activate for Free' }).first().click();
  await expect(summary(page)).toContainText(
    'Enterprise Resource Planning – Light: Inventory & Sales (POS); Scaled: Accounting & Finance; annual billing',
  );
});

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const message = (page: Page) => page.getByLabel('Message');

const offers = offeringIds.map((id) => [id, offeringTitles[id]] as const);

for (const [id, name] of offers) {
  test(`the first and the last button of ${id} carry it to the contact page`, { tag: '@all' }, async ({
    page,
  }) => {
    const starts = page
      .getByRole('main')
      .getByRole('link', { name: /^(Activate for Free|Start Your Project|Get Started)$/ });
    await open(page, `/products/${id}`);
    for (const position of ['first', 'last'] as const) {
      await starts[position]().click();
      await expect(summary(page).getByText(name, { exact: true })).toBeVisible();
      await expect(title(page)).toContainText(name);
      await expect(message(page)).toHaveValue(new RegExp(name));
      await page.goBack();
    }
  });
}

test('a typed message is never replaced, and a suggested one follows the choice', { tag: '@all' }, async ({
  page,
}) => {
  await open(page, '/products/lms');
  await page.getByRole('link', { name: 'Activate for Free' }).first().click();
  await expect(title(page)).toHaveText('Activate Learning Management System');
  await expect(message(page)).toHaveValue('I would like to activate Learning Management System.');
  await page.goBack();
  await activate(page, 'Starter').click();
  await expect(message(page)).toHaveValue(
    'I would like to activate Learning Management System (Starter; monthly billing).',
  );
  await message(page).fill('We train 40 people.');
  await page.goBack();
  await activate(page, 'Professional').click();
  await expect(summary(page)).toContainText('Professional');
  await expect(message(page)).toHaveValue('We train 40 people.');
  await page.reload();
  await expect(title(page)).toHaveText('Activate Learning Management System');
  await expect(message(page)).toHaveValue('We train 40 people.');
  await summary(page).getByRole('button', { name: 'Remove' }).click();
  await expect(title(page)).toHaveText('Every message is read by a person.');
});

test('the summary fits and is accessible on a phone and on a wide screen', { tag: '@all' }, async ({
  page,
}) => {
  await chooseScaled(page);
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoHorizontalScroll(page);
    const remove = await summary(page).getByRole('button', { name: 'Remove' }).boundingBox();
    // One line of text.
    expect(remove?.width ?? 0).toBeGreaterThan(60);
    await expectAccessible(page);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the button of a plan leads to the contact page', { tag: '@all' }, async ({ page }) => {
    await page.goto('/products/erp');
    await expect(page.getByText(/Prices on request in your currency\.$/)).toBeVisible();
    await activate(page, 'Scaled').click();
    await expect(page).toHaveURL(/\/contact$/);
  });
});

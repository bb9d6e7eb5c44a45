import type { Page, Route } from '@playwright/test';
import { expect, notice } from '../support/browser-test.ts';
import { allForms, type FormUnderTest, leadForm, verify } from '../support/forms.ts';
import { test } from '../support/own-product.ts';

/** Tests every failure a visitor can have with a form, on a product that is really broken (docs/specification.md). */

test.use({
  allowedErrors: [
    /status of (?:400|429|500|503) .*\/api\/|ERR_(?:CONNECTION_\w+|EMPTY_RESPONSE|INTERNET_DISCONNECTED)/,
  ],
});

async function verifyIfNeeded(page: Page, form: FormUnderTest) {
  if (form.needsCaptcha) await verify(page);
}

/** Fills in a form, and waits for the code that sends it and shows notices, which loads at the first input. */
async function open(page: Page, form: FormUnderTest) {
  const sender = page.waitForResponse('**/submission-api.*.js');
  await page.goto(form.page);
  await form.fill(page);
  await verifyIfNeeded(page, form);
  await (await sender).finished();
  await expect(page.getByRole('region', { name: 'Notifications' })).toBeAttached();
}

/** Expects the specified notice, and what `expectNote` expects. */
async function expectFailure(page: Page, form: FormUnderTest, sentence: RegExp) {
  const failure = notice(page, form.failed).first();
  await expect(failure).toBeVisible();
  await expect(failure).toContainText('Error');
  await expectNote(page, form, sentence);
}

/** Expects the message beside the form with phone and e-mail, and all values kept. */
async function expectNote(page: Page, form: FormUnderTest, sentence: RegExp) {
  const note = page.getByRole('status').filter({ hasText: sentence });
  await expect(note).toContainText('What you typed is kept');
  await expect(note.getByRole('link', { name: /^\+94/ })).toHaveAttribute('href', /^tel:/);
  await expect(note.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
  await form.expectKept(page);
  if (form.needsCaptcha) await expect(page.getByLabel('I am not a robot')).not.toBeChecked();
}

async function expectSentNow(page: Page, form: FormUnderTest) {
  await verifyIfNeeded(page, form);
  await form.send(page);
  await expect(notice(page, form.sent)).toBeVisible();
  await expect(page.getByText('What you typed is kept')).toHaveCount(0);
}

for (const form of allForms) {
  test(`${form.id}: shows each failure, keeps the text, then sends`, {
    tag: form.id === 'lead' ? [] : '@all',
  }, async ({ page, context, product }) => {
    const { table } = form;
    const failWith = async (status: number) => {
      const response = page.waitForResponse(`**${form.path}`);
      await form.send(page);
      expect((await response).status()).toBe(status);
      await expectFailure(page, form, /can’t take this form right now/);
    };
    await open(page, form);

    await test.step('while the product is down', async () => {
      await product.kill();
      await form.send(page);
      await expectFailure(page, form, /could not be reached/);
      await product.restart();
    });

    await test.step('when the table is missing', async () => {
      await verifyIfNeeded(page, form);
      product.breakDatabase(`ALTER TABLE ${table} RENAME TO mislaid`);
      await failWith(500);
      product.breakDatabase(`ALTER TABLE mislaid RENAME TO ${table}`);
    });

    await test.step('while the browser is offline', async () => {
      await verifyIfNeeded(page, form);
      await context.setOffline(true);
      await form.send(page);
      await expectFailure(page, form, /not connected to the internet/);
      await context.setOffline(false);
    });

    if (form.id === 'lead')
      await test.step('while the database is locked', async () => {
        const unlock = product.lockDatabase();
        await failWith(503);
        unlock();
      });
    if (form.id === 'contact')
      await test.step('when the captcha token is forged', async () => {
        const forged = JSON.stringify({ challenge: { parameters: {}, signature: 'x' }, solution: {} });
        const captchaToken = Buffer.from(forged).toString('base64');
        const forge = (route: Route) =>
          route.continue({ postData: { ...route.request().postDataJSON(), captchaToken } });
        await page.route(`**${form.path}`, forge, { times: 1 });
        await verify(page);
        await form.send(page);
        await expectFailure(page, form, /verification was not accepted/);
      });
    await expectSentNow(page, form);
  });
}

test('lead: a connection that is lost before the code that sends has loaded', { tag: '@all' }, async ({
  page,
  context,
}) => {
  await page.goto(leadForm.page);
  await expect(page.getByRole('dialog')).toBeVisible();
  await context.setOffline(true);
  await leadForm.fill(page);
  await leadForm.send(page);
  await expectNote(page, leadForm, /not connected to the internet/);
  await context.setOffline(false);
  // Module Federation does not request shared code again that failed to load, so the page reloads.
  const reloaded = page.waitForEvent('load');
  await leadForm.send(page);
  await reloaded;
  await leadForm.expectKept(page);
  await expectSentNow(page, leadForm);
});

test.describe('above the submission limit of an address', () => {
  test.use({ variables: { LIMIT_INTAKE: '1' } });

  test('each form shows the specified notice and the minutes to wait', { tag: '@all' }, async ({ page }) => {
    await page.goto('/about');
    // From the page, because Playwright's own requests may have another address.
    const status = await page.evaluate(async () => {
      const body = JSON.stringify({ name: 'Neighbour', mobileNumber: '0775550100', email: '' });
      const headers = { 'Content-Type': 'application/json' };
      return (await fetch('/api/business-leads', { method: 'POST', headers, body })).status;
    });
    expect(status).toBe(201);
    for (const form of allForms) {
      await open(page, form);
      const response = page.waitForResponse(`**${form.path}`);
      await form.send(page);
      expect((await response).headers()['retry-after']).toMatch(/^\d+$/);
      await expectFailure(page, form, /Too many forms .* in (?:9|10) minutes/);
    }
  });
});

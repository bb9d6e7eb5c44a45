import { expect, holdRequests, notice, test, waitUntilHydrated } from '../support/browser-test.ts';
import { choice, contactEmail, contactForm, contactMessage, partnerForm, verify } from '../support/forms.ts';
import { enterPanel, exportCsv, rows, uniqueText } from '../support/panel.ts';

test('a partner application reaches the panel and the export with the chosen country and product', async ({
  page,
}) => {
  const name = uniqueText();
  await page.goto('/partner');
  await partnerForm.fill(page);
  await partnerForm.expectKept(page);
  await page.getByLabel('Name', { exact: true }).fill(name);
  await verify(page);
  await partnerForm.send(page);
  await expect(notice(page, 'Your partner application has been submitted successfully.')).toBeVisible();
  await expect(page.getByLabel('Organization')).toHaveValue('');

  await enterPanel(page, `?tab=partner-applications&q=${name}`);
  await expect(rows(page)).toHaveText([/Example Traders.*Sri Lanka.*Jewellery Management/]);
  const [, application] = await exportCsv(page);
  expect(application).toEqual(expect.arrayContaining([name, 'Example Traders', 'Sri Lanka', 'jewellery']));
});

test.describe('without a connection to the captcha', () => {
  test.use({ allowedErrors: [/ERR_FAILED/] });

  test('a captcha that fails to load shows an error, keeps the text and offers a retry', {
    tag: '@all',
  }, async ({ page }) => {
    await page.route('**/api/captcha/challenge**', (route) => route.abort());
    await page.goto('/contact');
    await waitUntilHydrated(page);
    const message = page.getByLabel('Message');
    await message.fill('Kept although the verification fails');
    // As a text expander writes into the focused field, without an event.
    await message.evaluate((area: HTMLTextAreaElement) => area.setRangeText('.'));
    const box = page.getByLabel('I am not a robot');
    await box.click();
    await expect(page.getByText('The verification did not work.')).toBeVisible();
    await expect(box).not.toBeChecked();
    await expect(message).toHaveValue('Kept although the verification fails.');
    await page.unroute('**/api/captcha/challenge**');
    const release = await holdRequests(page, '**/api/captcha/challenge**');
    await box.click();
    await message.focus();
    await message.evaluate((area: HTMLTextAreaElement) => area.setRangeText('!', 0, area.value.length));
    release();
    await expect(page.getByText('Verified.')).toBeVisible();
    await expect(message).toHaveValue('!');
  });
});

test('a captcha box ticked before hydration is verified after it', { tag: '@all' }, async ({ page }) => {
  const release = await holdRequests(page, '**/assets/marketing/*.js');
  await page.goto('/contact', { waitUntil: 'commit' });
  await page.getByLabel('I am not a robot').check();
  release();
  await expect(page.getByText('Verified.')).toBeVisible();
});

test('text typed before hydration loads the code that sends it, also after a submit by a password manager', {
  tag: '@all',
}, async ({ page }) => {
  const release = await holdRequests(page, '**/assets/marketing/*.js');
  await page.goto('/contact', { waitUntil: 'commit' });
  await page.getByLabel('Message').fill(contactMessage);
  for (const submit of ['submit', 'requestSubmit'] as const)
    await page.locator('main form').evaluate((form: HTMLFormElement, how) => form[how](), submit);
  const sender = page.waitForResponse('**/submission-api.*.js');
  release();
  await sender;
  await expect(page.getByLabel('Message')).toHaveValue(contactMessage);
  await expect(page).toHaveURL('/contact');
});

test("the partner form's button is disabled until the form is hydrated", { tag: '@all' }, async ({
  page,
}) => {
  const release = await holdRequests(page, '**/assets/marketing/*.js');
  await page.goto('/partner', { waitUntil: 'commit' });
  const button = page.getByRole('button', { name: 'Submit Application' });
  await expect(button).toBeVisible();
  await expect(button).toBeDisabled();
  release();
  await expect(button).toBeEnabled();
});

test('submitting without a captcha shows the notice and sends nothing', { tag: '@all' }, async ({ page }) => {
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().endsWith(contactForm.path)) sent += 1;
  });
  await page.goto('/contact');
  await waitUntilHydrated(page);
  await contactForm.fill(page);
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeDisabled();
  await page.getByLabel('Email').press('Enter');
  const refused = notice(page, 'Please complete the reCAPTCHA verification.');
  await expect(refused).toContainText('Verification Required');
  await contactForm.expectKept(page);
  expect(sent).toBe(0);
});

test.describe('the focus', () => {
  test.use({ allowedErrors: [/status of 500 .*\/api\/contact$/] });

  test('moves to the message after a failure and after a success', async ({ page }) => {
    const { path, sent, failed } = contactForm;
    await page.route(`**${path}`, (route) => route.fulfill({ status: 500, body: '{}' }), { times: 1 });
    await page.goto(contactForm.page);
    await contactForm.fill(page);
    for (const words of [/What you typed is kept/, `reply to ${contactEmail}`]) {
      await contactForm.expectKept(page);
      await verify(page);
      await contactForm.send(page);
      await expect(notice(page, typeof words === 'string' ? sent : failed)).toBeVisible();
      const message = page.getByRole('main').getByRole('status').filter({ hasText: words });
      await expect(message).toBeFocused();
      await expect(message).toBeInViewport();
    }
  });
});

test('a notice does not cover the consent bar', { tag: '@all' }, async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 900 });
  await page.goto('/partner');
  await partnerForm.fill(page);
  const bar = page.getByRole('region', { name: 'Your privacy' });
  await expect(bar).toBeVisible();
  await page.getByRole('button', { name: 'Cookie settings' }).click();
  await expect(bar).toBeFocused();
  await page.getByRole('button', { name: 'Submit Application' }).click();
  const shown = notice(page, 'Verification Required');
  await expect(shown).toBeVisible();
  await expect(bar).toBeVisible();
  await expect(async () => {
    const [above, below] = [await shown.boundingBox(), await bar.boundingBox()];
    expect((above?.y ?? Infinity) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  }).toPass();
});

test('country and product lists ignore case and accents, and are at most 15rem high', {
  tag: '@all',
}, async ({ page }) => {
  await page.goto('/partner');
  const country = choice(page, 'Country');
  await expect(country).toHaveText('Select country');
  const list = page.getByRole('listbox');
  await country.click();
  await expect(list).toBeVisible();
  await expect.poll(async () => (await list.boundingBox())?.height).toBe(240);
  const search = page.getByPlaceholder('Search country...');
  await search.fill('CURACAO');
  await expect(page.getByRole('option')).toHaveText(['Curaçao']);
  await search.fill('COTE');
  await page.keyboard.press('Enter');
  await expect(country).toContainText('Ivoire');

  await expect(list).toBeHidden();
  await test.step('letters typed right after Enter are kept', async () => {
    await country.focus();
    await Promise.all(['Enter', ...'england'].map((key) => page.keyboard.press(key)));
    await expect(search).toHaveValue('england');
    await expect(page.getByRole('option')).toHaveText(['United Kingdom']);
    await page.keyboard.press('Enter');
    await expect(country).toHaveText('United Kingdom');
  });

  await test.step('a search scrolls to the highlighted country', async () => {
    await country.click();
    await search.fill('zimbabwe');
    await page.keyboard.press('Enter');
    for (const text of ['s', 'a', '']) {
      await country.click();
      await expect(page.getByRole('option', { name: 'Zimbabwe' })).toBeInViewport({ ratio: 0.9 });
      await search.fill('e');
      await search.fill(text);
      await expect(page.getByRole('option', { selected: true })).toBeInViewport({ ratio: 0.9 });
      await page.keyboard.press('Escape');
      await expect(list).toBeHidden();
    }
  });

  await test.step('the search field is in sight on a low screen', async () => {
    await page.setViewportSize({ width: 640, height: 360 });
    await country.click();
    await expect(search).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
  });

  const product = choice(page, 'Product Interest');
  await expect(product).toHaveText('Select product');
  await product.click();
  expect((await list.boundingBox())?.height).toBeLessThanOrEqual(240);
  await page.getByRole('listbox').press('Escape');
});

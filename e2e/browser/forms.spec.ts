import { expect, notice, test } from '../support/browser-test.ts';

test('a contact message is sent once its sender has ticked the captcha', async ({ page }) => {
  await page.goto('/contact');
  const send = page.getByRole('button', { name: 'Send Message' });
  await expect(send).toBeDisabled();
  await page.getByLabel('Name').fill('Nadeesha Perera');
  await page.getByLabel('Email').fill('nadeesha@example.com');
  await page.getByLabel('Message').fill('Please show us the property management system.');
  await page.getByLabel('I am not a robot').check();
  await expect(page.getByText('Verified.')).toBeVisible({ timeout: 30_000 });
  await send.click();
  await expect(notice(page, "We'll get back to you soon!")).toBeVisible();
  await expect(page.getByLabel('Message')).toHaveValue('');
  await expect(page.getByLabel('I am not a robot')).not.toBeChecked();
  await expect(send).toBeDisabled();
});

test('a partner application is sent with the chosen country and product', async ({ page }) => {
  await page.goto('/partner');
  await page.getByLabel('Name', { exact: true }).fill('Nadeesha Perera');
  await page.getByLabel('Organization').fill('Example Traders');
  await page.getByLabel('Designation').fill('Director');
  await page.getByRole('combobox', { name: 'Country' }).click();
  await page.getByPlaceholder('Search country...').fill('sri lan');
  await page.getByRole('option', { name: 'Sri Lanka' }).click();
  await page.getByLabel('Contact Number').fill('+94 77 123 4567');
  await page.getByLabel('Email').fill('nadeesha@example.com');
  await page.getByRole('combobox', { name: 'Product Interest' }).click();
  await page.getByRole('option').first().click();
  await page.getByLabel('I am not a robot').check();
  await expect(page.getByText('Verified.')).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await expect(notice(page, 'Your partner application has been submitted successfully.')).toBeVisible();
  await expect(page.getByLabel('Organization')).toHaveValue('');
});

test.describe('without a connection to the captcha', () => {
  test.use({ allowedErrors: [/ERR_FAILED/] });

  test('a captcha that can not be had says so, keeps what was typed, and can be tried again', async ({
    page,
  }) => {
    await page.route('**/api/captcha/challenge**', (route) => route.abort());
    await page.goto('/contact');
    await page.getByLabel('Message').fill('Kept although the verification fails.');
    const box = page.getByLabel('I am not a robot');
    await box.click();
    await expect(page.getByText('The verification did not work.')).toBeVisible();
    await expect(box).not.toBeChecked();
    await expect(page.getByLabel('Message')).toHaveValue('Kept although the verification fails.');
    await page.unroute('**/api/captcha/challenge**');
    await box.click();
    await expect(page.getByText('Verified.')).toBeVisible({ timeout: 30_000 });
  });
});

import { expect, notice, test, waitUntilHydrated } from '../support/browser-test.ts';
import { closeLeadDialog, leadDialog, newLead, sendLead, typeLead } from '../support/lead.ts';

test('the dialog opens by itself and validates on submit, then on every change', async ({ page }) => {
  await page.goto('/business');
  const dialog = leadDialog(page);
  await expect(dialog).toBeVisible();
  await expect(dialog.getByText(/must be at least/)).toHaveCount(0);
  await sendLead(page);
  await expect(dialog.getByText('Name must be at least 2 characters')).toBeVisible();
  await expect(dialog.getByText('Mobile number must be at least 6 characters')).toBeVisible();
  const name = dialog.getByLabel('Name*', { exact: true });
  await expect(name).toBeFocused();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await expect(name).toHaveAccessibleDescription('Name must be at least 2 characters');

  await name.fill('Jo');
  await expect(dialog.getByText('Name must be at least 2 characters')).toBeHidden();
  await dialog.getByLabel('Email (Optional)').fill('nobody');
  await expect(dialog.getByText('Invalid email address')).toBeVisible();
  await dialog.getByLabel('Email (Optional)').fill('');
  await expect(dialog.getByText('Invalid email address')).toBeHidden();
});

for (const way of ['hides', 'removes'] as const)
  test(`an add-on that ${way} the dialog leaves a page that can be used`, { tag: '@all' }, async ({
    page,
  }) => {
    await page.goto('/business');
    await leadDialog(page).evaluate((dialog: HTMLElement, how) => {
      if (how === 'removes') dialog.remove();
      else dialog.style.setProperty('display', 'none', 'important');
    }, way);
    await expect(page.locator('[data-modal]')).toHaveCount(0);
    await expect(page.locator('[aria-hidden="true"] main')).toHaveCount(0);
    await page.getByRole('button', { name: 'Start Journey' }).click();
    await expect(leadDialog(page)).toBeVisible();
  });

for (const path of ['/business', '/business/jp']) {
  test(`${path}: no hint of the dialog is cut off on a phone or with large text`, { tag: '@all' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    const dialog = leadDialog(page);
    if (path === '/business/jp') await page.getByRole('button', { name: '折り返しの連絡を依頼する' }).click();
    await expect(dialog).toBeVisible();
    for (const field of await dialog.locator('[aria-describedby]').all()) {
      const hint = page.locator(`[id="${await field.getAttribute('aria-describedby')}"]`);
      await expect.poll(() => hint.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    }
  });
}

test("the dialog opens on every visit until a lead is sent, and always on 'Start Journey'", async ({
  page,
}) => {
  await page.goto('/business/jp');
  await waitUntilHydrated(page);
  await expect(leadDialog(page)).toHaveCount(0);

  await page.goto('/business');
  await closeLeadDialog(page);

  const opener = page.getByRole('button', { name: 'Start Journey' });
  await opener.click();
  await closeLeadDialog(page);
  await expect(opener).toBeFocused();

  await page.reload();
  await typeLead(page, newLead());
  await sendLead(page);
  await expect(leadDialog(page)).toBeHidden();
  await page.reload();
  await waitUntilHydrated(page);
  await opener.click();
  await expect(leadDialog(page)).toBeVisible();
  await expect(leadDialog(page).getByLabel('Name*', { exact: true })).toHaveValue('');
});

test('sending a lead moves the focus to the main content or to the button that opened the dialog', async ({
  page,
}) => {
  await page.goto('/business');
  await typeLead(page, newLead());
  await sendLead(page);
  await expect(notice(page, 'Success!')).toBeVisible();
  await expect(leadDialog(page)).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();

  const opener = page.getByRole('button', { name: 'Start Journey' });
  await opener.click();
  await typeLead(page, newLead());
  await sendLead(page);
  await expect(leadDialog(page)).toBeHidden();
  await expect(opener).toBeFocused();
});

test('once a lead is sent, the consent banner does not cover what happens next', { tag: '@all' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/business');
  await typeLead(page, newLead());
  await sendLead(page);
  await expect(leadDialog(page)).toBeHidden();
  const banner = page.getByRole('region', { name: 'Your privacy' });
  const again = page.getByRole('button', { name: 'Send another' });
  await expect
    .poll(async () => {
      const [last, row] = [await again.boundingBox(), await banner.boundingBox()];
      return last && row && row.y + row.height <= last.y;
    })
    .toBe(true);
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeInViewport();
});

test('the dialog is at most 425 px wide and fits a phone', { tag: '@all' }, async ({ page }) => {
  for (const [screen, widest] of [
    [1280, 425],
    [320, 320],
  ] as const) {
    await page.setViewportSize({ width: screen, height: 700 });
    await page.goto('/business');
    await expect(leadDialog(page)).toBeVisible();
    await expect(async () => {
      const box = await leadDialog(page).boundingBox();
      expect(box?.width).toBeLessThanOrEqual(widest);
      expect(box?.x).toBeGreaterThanOrEqual(0);
    }).toPass();
  }
});

test.describe("when the lead can't be sent", () => {
  test.use({ allowedErrors: [/status of 500 .*\/api\/business-leads$/] });

  test('dismissing the error notice keeps the dialog and its text for a retry', async ({ page }) => {
    await page.route('**/api/business-leads', (route) => route.fulfill({ status: 500, body: '{}' }), {
      times: 1,
    });
    await page.goto('/business');
    const lead = newLead();
    await typeLead(page, lead);
    await sendLead(page);
    const failure = notice(page, 'Failed to submit. Please try again later.');
    await expect(failure).toBeVisible();
    await expect(failure).toContainText('Error');
    await expect(
      leadDialog(page).getByRole('status').filter({ hasText: 'What you typed is kept' }),
    ).toBeFocused();
    await failure.getByRole('button', { name: 'Close' }).click();
    await expect(failure).toBeHidden();
    await expect(leadDialog(page)).toBeVisible();
    await expect(leadDialog(page).getByLabel('Name*', { exact: true })).toHaveValue(lead.name);
    await sendLead(page);
    await expect(notice(page, 'Success!')).toBeVisible();
  });
});

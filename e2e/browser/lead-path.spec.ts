import { administrator, signIn } from '../support/administrator.ts';
import { expect, notice, test } from '../support/browser-test.ts';
import { leadDialog, newLead, sendLead, typeLead } from '../support/lead.ts';
import { download, rowsOf } from '../support/panel.ts';

test('a lead appears on both administrator screens and in the CSV file until it is deleted', async ({
  page,
}) => {
  const lead = newLead();

  await test.step('the visitor sends a lead from the dialog that opens by itself', async () => {
    await page.goto('/business');
    await typeLead(page, lead);
    await sendLead(page);
    await expect(notice(page, 'Success!')).toBeVisible();
    await expect(leadDialog(page)).toBeHidden();
  });

  await test.step('the dashboard shows the lead after sign-in', async () => {
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: 'Dashboard Login' })).toBeVisible();
    await signIn(page);
    await expect(page.getByRole('heading', { name: 'Business Leads Dashboard' })).toBeVisible();
    const row = page.getByRole('row').filter({ hasText: lead.email });
    await expect(row.getByRole('cell')).toHaveText([
      lead.name,
      lead.mobileNumber,
      lead.email,
      /^[A-Z][a-z]{2} \d{1,2}, \d{4} \d\d:\d\d/,
    ]);
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByRole('heading', { name: 'Dashboard Login' })).toBeVisible();
  });

  const row = page.getByRole('row').filter({ hasText: lead.email });

  await test.step('the panel shows the lead after sign-in', async () => {
    await page.goto('/admin');
    await expect(page.getByText('Admin Login', { exact: true })).toBeVisible();
    await signIn(page);
    await expect(notice(page, 'Logged in successfully')).toBeVisible();
    await page.waitForURL('**/backend');
    await expect(page.getByText('Manage business leads and contact submissions')).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Business Leads' })).toHaveAttribute('aria-selected', 'true');
    // Other tests may have sent more leads by now than the first page has rows.
    await page.getByRole('searchbox', { name: 'Search' }).fill(lead.email);
    await expect(row).toContainText(lead.name);
    await expect(row).toContainText(lead.mobileNumber);
  });

  await test.step('the export contains the lead unchanged', async () => {
    const file = await download(page);
    expect(file.name).toMatch(/^business-leads-\d{4}-\d\d-\d\d\.csv$/);
    const text = file.bytes.toString();
    expect(text.startsWith('\ufeff'), 'a byte order mark, for Excel').toBe(true);
    const [, ...rows] = rowsOf(file.bytes);
    const [, name, mobileNumber, email, createdAt] = rows.find((cells) => cells.includes(lead.email)) ?? [];
    expect({ name, mobileNumber, email }).toEqual(lead);
    expect(createdAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{3})?Z$/);
  });

  await test.step('deleting the lead shows a notice and is permanent', async () => {
    await row.getByRole('button', { name: /delete/i }).click();
    await expect(notice(page, 'Lead deleted successfully')).toBeVisible();
    await expect(row).toBeHidden();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Export CSV' })).toBeVisible();
    await expect(row).toBeHidden();
  });
});

test("both sign-in pages, also after the panel's redirect, show the same message for a wrong name and password", async ({
  page,
}) => {
  const { username } = administrator();
  for (const [path, name, shown] of [
    ['/dashboard', username, '/dashboard'],
    ['/backend', `nobody-${username}`, '/admin'],
  ] as const) {
    await page.goto(path);
    await page.waitForURL(shown);
    await signIn(page, { username: name, password: 'not the password' });
    await expect(page.getByText('Invalid username or password').first()).toBeVisible();
    await expect(page.getByLabel('Username')).toHaveValue(name);
  }
});

import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { LeadInput } from '@suite/contracts/forms/lead-schema';
import { expect, waitUntilHydrated } from './browser-test.ts';

/** Creates a unique lead, so that tests can share a product, with text that careless storage would corrupt. */
export const newLead = (): LeadInput => {
  const suffix = randomBytes(4).toString('hex');
  return {
    name: `山田 "太郎", 👋 ${suffix}`,
    mobileNumber: '+94 77 555 0123',
    email: `${suffix}@example.com`,
  };
};

export const leadDialog = (page: Page) => page.getByRole('dialog');

export async function typeLead(page: Page, { name, mobileNumber, email }: LeadInput) {
  const dialog = leadDialog(page);
  await dialog.getByLabel('Name*', { exact: true }).fill(name);
  await dialog.getByLabel('Mobile Number*').fill(mobileNumber);
  await dialog.getByLabel('Email (Optional)').fill(email);
}

export const sendLead = (page: Page) => leadDialog(page).getByRole('button', { name: 'Submit' }).click();

/** Closes the dialog by a key, which it takes once it has the focus. */
export async function closeLeadDialog(page: Page) {
  await expect(page.locator('[role="dialog"]:focus-within')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(leadDialog(page)).toBeHidden();
}

/** Opens a page, and closes the lead dialog that opens by itself on the landing page. */
export async function openWithoutDialog(page: Page, path: string) {
  await page.goto(path);
  await waitUntilHydrated(page);
  if (path === '/business') await closeLeadDialog(page);
}

import type { Page } from '@playwright/test';
import { type Form, forms } from '@suite/contracts/forms/forms';
import { expect } from './browser-test.ts';
import { leadDialog, newLead, sendLead, typeLead } from './lead.ts';

/** A form as a visitor uses it. */
interface FormScreen {
  /** Path of the page with the form. */
  page: string;
  /** Text of the notice that the specification requires for every failure (docs/specification.md). */
  failed: string;
  sent: string;
  /** Fills in every field except the captcha. */
  fill(page: Page): Promise<void>;
  send(page: Page): Promise<void>;
  /** Expects every value that `fill` typed to be kept. */
  expectKept(page: Page): Promise<void>;
}

/** Ticks the box and waits for the proof of work. */
export async function verify(page: Page) {
  await page.getByLabel('I am not a robot').check();
  await expect(page.getByText('Verified.')).toBeVisible();
}

/**
 * Returns the field with a list. The open list's search field is a combobox too, and remains in the page briefly while
 * the list closes.
 */
export const choice = (page: Page, name: string) => page.getByRole('combobox', { name }).first();

/** Chromium returns the domain in ASCII where a field has the type email. */
export const contactEmail = 'nadeesha@müller.example';
export const contactMessage = 'Please show us the property management system.';
const lead = newLead();

const contact: FormScreen = {
  page: '/contact',
  failed: 'Failed to send message. Please try again.',
  sent: "We'll get back to you soon!",
  async fill(page) {
    await page.getByLabel('Name').fill('Nadeesha Perera');
    await page.getByLabel('Email').fill(contactEmail);
    await page.getByLabel('Message').fill(contactMessage);
  },
  send: (page) => page.getByRole('button', { name: 'Send Message' }).click(),
  async expectKept(page) {
    await expect(page.getByLabel('Name')).toHaveValue('Nadeesha Perera');
    await expect(page.getByLabel('Email')).toHaveValue(contactEmail);
    await expect(page.getByLabel('Message')).toHaveValue(contactMessage);
  },
};

const partner: FormScreen = {
  page: '/partner',
  failed: 'Failed to submit form. Please try again later.',
  sent: 'Your partner application has been submitted successfully.',
  async fill(page) {
    await page.getByLabel('Name', { exact: true }).fill('Nadeesha Perera');
    await page.getByLabel('Organization').fill('Example Traders');
    await page.getByLabel('Designation').fill('Director');
    await choice(page, 'Country').click();
    await page.getByPlaceholder('Search country...').fill('sri lan');
    await page.getByRole('option', { name: 'Sri Lanka' }).click();
    await page.getByLabel('Contact Number').fill('+94 77 123 4567');
    await page.getByLabel('Email').fill('nadeesha@example.com');
    await choice(page, 'Product Interest').click();
    await page.getByRole('option', { name: 'Jewellery Management' }).click();
    await page.getByLabel('Additional Notes').fill('Two shops in Kandy.');
  },
  send: (page) => page.getByRole('button', { name: 'Submit Application' }).click(),
  async expectKept(page) {
    await expect(page.getByLabel('Organization')).toHaveValue('Example Traders');
    await expect(choice(page, 'Country')).toHaveText('Sri Lanka');
    await expect(choice(page, 'Product Interest')).toHaveText('Jewellery Management');
    await expect(page.getByLabel('Additional Notes')).toHaveValue('Two shops in Kandy.');
  },
};

const leadDialogForm: FormScreen = {
  page: '/business',
  failed: 'Failed to submit. Please try again later.',
  sent: 'Thank you! We have received your details and will contact you soon.',
  fill: (page) => typeLead(page, lead),
  send: sendLead,
  async expectKept(page) {
    const dialog = leadDialog(page);
    await expect(dialog.getByLabel('Name*', { exact: true })).toHaveValue(lead.name);
    await expect(dialog.getByLabel('Mobile Number*')).toHaveValue(lead.mobileNumber);
    await expect(dialog.getByLabel('Email (Optional)')).toHaveValue(lead.email);
  },
};

const screens: Record<Form['id'], FormScreen> = { lead: leadDialogForm, contact, partner };

const withScreen = (form: Form) => ({ ...form, ...screens[form.id] });
export type FormUnderTest = ReturnType<typeof withScreen>;

/** Every form of the product, with what a visitor sees of it. */
export const allForms = forms.map(withScreen);
export const formsWithCaptcha = allForms.filter(({ needsCaptcha }) => needsCaptcha);

const byId = Object.fromEntries(allForms.map((form) => [form.id, form])) as Record<Form['id'], FormUnderTest>;
export const { lead: leadForm, contact: contactForm, partner: partnerForm } = byId;

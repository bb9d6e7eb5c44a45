import type { Page } from '@playwright/test';

/** The account the run was given; `npm test` makes its own. */
export const administrator = () => {
  const { ADMIN_USERNAME: username = 'admin', ADMIN_PASSWORD: password } = process.env;
  if (!password) throw new Error('Set ADMIN_PASSWORD to the password of the product under test.');
  return { username, password };
};

/** Fills in and sends the sign-in form the page shows. */
export async function signIn(page: Page, { username, password } = administrator()) {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}

import { type APIRequestContext, expect, type Page } from '@playwright/test';

/** Returns the administrator account of this test run; `npm test` creates one. */
export const administrator = () => {
  const { ADMIN_USERNAME: username = 'admin', ADMIN_PASSWORD: password } = process.env;
  if (!password) throw new Error('Set ADMIN_PASSWORD to the password of the product under test.');
  return { username, password };
};

/** Fills in and submits the sign-in form that the page shows. */
export async function signIn(page: Page, { username, password } = administrator()) {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}

/** Adds an account, with the session of the administrator of this test run. Its user has to change the password. */
export async function addGivenAccount(
  request: APIRequestContext,
  account: { username: string; password: string; role: 'administrator' | 'viewer' },
) {
  const response = await request.post('/api/admin/administrators', {
    data: { ...account, currentPassword: administrator().password },
  });
  expect(response.status()).toBe(201);
}

import type { APIRequestContext, Page } from '@playwright/test';
import { generateSync } from 'otplib';
import { addGivenAccount, administrator, signIn } from '../support/administrator.ts';
import { expect, notice, test } from '../support/browser-test.ts';
import { answerConsent } from '../support/consent.ts';
import { expectAccessible, expectHeadingsInOrder, expectNoHorizontalScroll } from '../support/page-checks.ts';

const password = 'seven herons over the lagoon';
const givenPassword = 'a first word for the door';

// Each test uses its own accounts because other tests sign in with the product's initial account.
let counter = 0;
const newName = () => `ann-${process.pid}-${Date.now()}-${counter++}`;

/** Adds an account through a separate administrator session and changes its initial password. */
async function addAccount(
  playwrightRequest: APIRequestContext,
  role: 'administrator' | 'viewer' = 'administrator',
) {
  const username = newName();
  await playwrightRequest.post('/api/login', { data: administrator() });
  await addGivenAccount(playwrightRequest, { username, password: givenPassword, role });
  await playwrightRequest.post('/api/login', { data: { username, password: givenPassword } });
  const changed = await playwrightRequest.post('/api/admin/password', {
    data: { current: givenPassword, password },
  });
  expect(changed.status()).toBe(204);
  return { username, password };
}

/** Signs in and opens a view of the panel. */
async function openView(page: Page, account: { username: string; password: string }, view: string) {
  await answerConsent(page);
  await page.request.post('/api/login', { data: account });
  await page.goto(`/backend?view=${view}`);
}

/** Ends all sessions of the account on the server; the page keeps its cookie, as it does when a session expires. */
async function endSessions(
  playwrightRequest: APIRequestContext,
  account: { username: string; password: string },
) {
  await playwrightRequest.post('/api/login', { data: account });
  expect((await playwrightRequest.delete('/api/admin/sessions')).status()).toBe(204);
}

const again = (page: Page) => page.getByRole('dialog', { name: 'Your session has ended' });

test.use({ allowedErrors: [/status of 40[013] .*\/api\/(admin|login)/] });

test('signing in again after the session ends keeps what was typed', async ({ page, request }) => {
  const account = await addAccount(request);
  await openView(page, account, 'account');
  await page.getByLabel('New password', { exact: true }).fill('half a sentence');
  await endSessions(request, account);

  await page.getByRole('button', { name: 'Turn on' }).click();
  await page.getByRole('dialog').getByLabel('Password').fill(password);
  await page.keyboard.press('Enter');
  await expect(again(page)).toBeVisible();
  await expect(again(page).getByLabel('Username')).toHaveValue(account.username);
  await expect(again(page).getByLabel('Password')).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(again(page)).toBeHidden();
  await expect(page.getByRole('dialog').getByLabel('Password')).toHaveValue(password);
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('New password', { exact: true })).toHaveValue('half a sentence');
  expect(new URL(page.url()).search).toBe('?view=account');
});

test('signing in again as another user reloads the page for that user', { tag: '@all' }, async ({
  page,
  request,
}) => {
  const account = await addAccount(request);
  const other = await addAccount(request);
  await openView(page, account, 'account');
  await page.getByLabel('New password', { exact: true }).fill('half a sentence');
  await endSessions(request, account);
  await page.getByRole('button', { name: 'Turn on' }).click();
  await page.getByRole('dialog').getByLabel('Password').fill(password);
  await page.keyboard.press('Enter');
  await again(page).getByLabel('Username').fill(other.username);
  await again(page).getByLabel('Password').fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Signed in as ${other.username}`)).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByLabel('New password', { exact: true })).toHaveValue('');
});

test('the second factor is required on both sign-in pages until it is turned off', async ({
  page,
  request,
}) => {
  const account = await addAccount(request);
  await openView(page, account, 'account');
  const dialog = page.getByRole('dialog');

  const { secret, recoveryCode, otherRecoveryCode } =
    await test.step('the second factor can be turned on by keyboard alone', async () => {
      await page.getByRole('button', { name: 'Turn on' }).press('Enter');
      await expect(dialog.getByLabel('Password')).toBeFocused();
      await page.keyboard.type(password);
      await page.keyboard.press('Enter');
      await expect(dialog.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
      await expectAccessible(page);
      const key = (await dialog.locator('code').innerText()).replaceAll(' ', '');
      await expect(dialog.getByRole('textbox', { name: 'Code' })).toBeFocused();
      await page.keyboard.type(generateSync({ secret: key }));
      await page.keyboard.press('Enter');
      await expect(dialog.getByRole('heading', { name: 'Your recovery codes' })).toBeVisible();
      await expect(dialog.getByRole('listitem')).toHaveCount(10);
      await expectAccessible(page);
      const [first = '', second = ''] = await dialog.getByRole('listitem').allInnerTexts();
      await page.emulateMedia({ media: 'print' });
      await expect(dialog.getByText(first)).toBeVisible();
      await page.emulateMedia({ media: null });
      const downloading = page.waitForEvent('download');
      await dialog.getByRole('button', { name: 'Download' }).click();
      expect((await downloading).suggestedFilename()).toBe('recovery-codes.txt');
      await dialog.getByRole('button', { name: 'Done' }).click();
      await expect(page.getByText('10 unused recovery codes left')).toBeVisible();
      return { secret: key, recoveryCode: first, otherRecoveryCode: second };
    });

  await test.step('the panel asks for a code', async () => {
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
    await signIn(page, account);
    await expect(page.getByRole('textbox', { name: 'Code' })).toBeFocused();
    await expectAccessible(page);
    await page.getByRole('textbox', { name: 'Code' }).fill('aaaa');
    await page.keyboard.press('Enter');
    await expect(notice(page, 'Invalid code')).toBeVisible();
    const { width = 0, height = 0 } = page.viewportSize() ?? {};
    await page.setViewportSize({ width: 240, height });
    const [frame, words] = await Promise.all([
      notice(page, 'Invalid code').boundingBox(),
      notice(page, 'Invalid code').getByText('Error', { exact: true }).boundingBox(),
    ]);
    expect((words?.y ?? 0) - (frame?.y ?? 0)).toBeGreaterThan(8);
    await page.setViewportSize({ width, height });
    // The code used to turn it on can't be used again, but the code of the next time step is already accepted.
    await page
      .getByRole('textbox', { name: 'Code' })
      .fill(generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + 30 }));
    await page.keyboard.press('Enter');
    await page.waitForURL('**/backend');
  });

  await test.step('the dashboard accepts a recovery code', async () => {
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
    await page.goto('/dashboard');
    await signIn(page, account);
    await page.getByRole('textbox', { name: 'Code' }).fill(recoveryCode);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Business Leads Dashboard' })).toBeVisible();
  });

  await test.step('password and recovery code turn the second factor off', async () => {
    await page.goto('/backend?view=account');
    await expect(page.getByText('9 unused recovery codes left')).toBeVisible();
    await page.getByRole('button', { name: 'Turn off' }).click();
    await expect(dialog.getByLabel('Your current password')).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.type(password);
    await page.keyboard.press('Tab');
    await page.keyboard.type(otherRecoveryCode);
    await page.keyboard.press('Enter');
    await expect(notice(page, 'The second factor is off.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Turn on' })).toBeVisible();
  });
});

test('a password set by an administrator must be changed at first sign-in', {
  tag: '@all',
}, async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const username = newName();
  await request.post('/api/login', { data: administrator() });
  await addGivenAccount(request, { username, password: givenPassword, role: 'viewer' });
  await page.goto('/admin');
  await signIn(page, { username, password: givenPassword });
  await expect(page.getByRole('heading', { name: 'Choose your own password' })).toBeVisible();
  await expect(page.getByLabel('Current password')).toBeVisible();
  await expectAccessible(page);
  await expectHeadingsInOrder(page);
  await expectNoHorizontalScroll(page);
  // The explanation is right below the title.
  const hint = await page.getByText('Your password was set by an administrator.').boundingBox();
  expect((await page.getByRole('button', { name: 'Logout' }).boundingBox())?.y).toBeGreaterThan(hint?.y ?? 0);
  await page.getByLabel('Current password').fill(givenPassword);
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('Repeat the new password').fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Admin Panel' })).toBeVisible();
});

test('the account confirmation dialog fits a 390 px screen', { tag: '@all' }, async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const account = await addAccount(request);
  const other = await addAccount(request, 'viewer');
  await openView(page, account, 'administrators');
  await page.getByRole('button', { name: `Actions for ${other.username}` }).click();
  await page.getByRole('menuitem', { name: 'Reset password' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Your current password')).toBeVisible();
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
});

for (const [colorScheme, language, width] of [
  ['light', 'en', 390],
  ['dark', 'ja', 1280],
] as const)
  test.describe(`${colorScheme}, ${language}, ${width} px`, () => {
    test.use({ colorScheme });

    test('the account, administrators and filtered audit log views are accessible', { tag: '@all' }, async ({
      page,
      request,
    }) => {
      const account = await addAccount(request);
      await page.addInitScript((chosen) => localStorage.setItem('admin-language', chosen), language);
      await page.setViewportSize({ width, height: 844 });
      await page.request.post('/api/login', { data: account });
      for (const view of ['account', 'administrators', 'audit&kind=sign-in']) {
        await page.goto(`/backend?view=${view}`);
        await expect(page.getByRole('table')).toBeVisible();
        await expectAccessible(page);
        await expectHeadingsInOrder(page);
        await expectNoHorizontalScroll(page);
        if (view !== 'administrators' || language !== 'en') continue;
        await page.getByRole('button', { name: 'Add an account' }).press('Enter');
        await expect(page.getByRole('dialog').getByLabel('Username')).toBeFocused();
        await expectAccessible(page);
      }
    });
  });

import type { Page } from '@playwright/test';

/** A screenshot: an address and the steps to take first. */
export interface Shot {
  /** Also the file name. */
  name: string;
  path: string;
  /** Captures the viewport instead of the whole page, for dialogs. */
  isScreen?: boolean;
  arrange?(page: Page): Promise<void>;
}

interface Account {
  username: string;
  password: string;
}

async function closeDialog(page: Page) {
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

const signIn = ({ username, password }: Account) =>
  async function fillIn(page: Page) {
    await page.getByLabel('Username').fill(username);
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Login' }).click();
    await page.waitForURL('**/backend');
    await page.getByRole('table').waitFor();
  };

const seesTable = (page: Page) => page.getByRole('table').waitFor();

const nameOf = (path: string) => path.slice(1).replaceAll('/', '-') || 'home';

/**
 * Returns every screen of the product: the given public pages, both 404 pages, the lead dialog and the
 * administrators' screens. The order matters: the sign-in applies to the shots after it.
 */
export const shotsOf = (publicPaths: string[], account: Account): Shot[] => [
  ...publicPaths.map((path) => ({
    name: nameOf(path),
    path,
    ...(path === '/business' && { arrange: closeDialog }),
  })),
  { name: '404', path: '/no/such/page' },
  { name: 'products-404', path: '/products/boats' },
  {
    name: 'lead-dialog',
    path: '/business',
    isScreen: true,
    arrange: (page) => page.getByRole('dialog').waitFor(),
  },
  { name: 'admin', path: '/admin', arrange: (page) => page.getByLabel('Password').waitFor() },
  { name: 'backend', path: '/admin', arrange: signIn(account) },
  { name: 'dashboard', path: '/dashboard', arrange: seesTable },
];

import type { Page } from '@playwright/test';
import { adminPaths, marketingPaths } from '@suite/contracts/pages';
import { sampleOf } from '../../scripts/testing/generated-cases.ts';
import { signIn } from '../support/administrator.ts';
import { expect, holdRequests, isMarked, mark, test, waitUntilHydrated } from '../support/browser-test.ts';
import { changeBeforeScripts, changes, reactErrors, translateAlways } from '../support/changed-page.ts';
import { choice } from '../support/forms.ts';
import { leadDialog, sendLead } from '../support/lead.ts';

/** A page stays complete and usable whatever add-ons, translators and proxies do to its document. */

test.use({ allowedErrors: [reactErrors] });

/** Returns the headings in `main` and the names of its fields: what may not get lost. Runs in the page. */
const contentIn = (main: Element | null) => ({
  headings: [...(main?.querySelectorAll('h1, h2') ?? [])].map(({ textContent }) =>
    textContent?.replace(/\s+/g, ' ').trim(),
  ),
  fields: [...(main?.querySelectorAll('input, textarea, select') ?? [])].map((field) =>
    field.getAttribute('name'),
  ),
});

const contentOf = (page: Page) => page.locator('main').evaluate(contentIn);

/** Returns the content of a page as it is served. */
async function servedContent(page: Page, path: string) {
  const html = await (await page.request.get(path)).text();
  const main = await page.evaluateHandle(
    (text) => new DOMParser().parseFromString(text, 'text/html').querySelector('main'),
    html,
  );
  return main.evaluate(contentIn);
}

/** Expects that links lead on without loading a document, and that the page is complete after Back. */
async function expectUsable(page: Page) {
  await mark(page);
  const path = new URL(page.url()).pathname;
  const next = path === '/terms' ? '/faq' : '/terms';
  const heading = page.locator('main h1');
  const title = (await heading.innerText()).trim();
  await page.evaluate((href) => {
    const link =
      document.querySelector<HTMLElement>(`footer a[href="${href}"]`) ??
      document.querySelector<HTMLElement>('header a[href="/about"]');
    link?.click();
  }, next);
  await expect(page).toHaveURL(/\/(terms|faq|about)$/);
  await expect(heading).toHaveText(/terms|questions|engineers/i);
  await page.goBack();
  await expect(page).toHaveURL(path);
  await expect(heading).toHaveText(title, { useInnerText: true });
  expect(await isMarked(page)).toBe(true);
}

/** Changes that leave the texts of the page as they are, so that a page can have all of them at once. */
const entries = Object.entries(changes);
const together = entries.filter(([name]) => !/replaced|removed|base address/.test(name));
const changeAll = `() => { ${together.map(([, change]) => `(${change})();`).join('\n')} }`;

/** The other changes, and at night also each of those alone. */
const alone = [...entries.filter((entry) => !together.includes(entry)), ...sampleOf(together)];

for (const path of sampleOf(marketingPaths))
  test(`${path} keeps its content when everything is changed before the scripts`, async ({ page }) => {
    const { headings, fields } = await servedContent(page, path);
    expect(headings).not.toEqual([]);
    await changeBeforeScripts(page, changeAll);
    await page.goto(path);
    await waitUntilHydrated(page);
    await expect.poll(() => contentOf(page)).toEqual({ headings, fields });
    await expectUsable(page);
    await expect.poll(async () => (await contentOf(page)).headings).toEqual(headings);
  });

for (const [name, change] of alone)
  test(`a page stays usable when, at any time, ${name}`, async ({ page }) => {
    await page.goto('/contact');
    await waitUntilHydrated(page);
    const { fields } = await contentOf(page);
    await page.evaluate(change);
    await waitUntilHydrated(page);
    await expect.poll(async () => (await contentOf(page)).fields).toEqual(fields);
    await expectUsable(page);
    await changeBeforeScripts(page, String(change));
    await page.goto('/contact');
    await waitUntilHydrated(page);
    await expect.poll(async () => (await contentOf(page)).fields).toEqual(fields);
    await expectUsable(page);
  });

for (const path of [...adminPaths, '/contact'])
  test(`${path} stays usable when everything is changed`, async ({ page }) => {
    await changeBeforeScripts(page, changeAll);
    await page.goto(path);
    await waitUntilHydrated(page);
    if (path === '/backend') {
      await signIn(page);
      await expect(page).toHaveURL('/backend');
    }
    await expect(page.locator('main').locator('h1')).toHaveCount(1);
    await page.evaluate(`(${changeAll})()`);
    await expectUsable(page);
  });

test('the panel stays complete while each text is translated as soon as it appears', async ({ page }) => {
  await page.goto('/admin');
  await waitUntilHydrated(page);
  await page.evaluate(translateAlways);
  await signIn(page);
  const rows = page.locator('tbody tr');
  await expect(rows.first()).toBeVisible();
  const search = page.getByRole('searchbox');
  await search.fill('nobody has this name');
  await expect(rows).toHaveCount(0);
  await search.fill('a');
  // Matches are highlighted, which splits texts.
  await expect(page.locator('tbody mark').first()).toBeVisible();
  await search.fill('');
  await expect(page.locator('tbody mark')).toHaveCount(0);
  for (const number of [1, 2]) {
    await rows.nth(number).getByRole('checkbox').check();
    await expect(page.getByText(`${number} selected`)).toBeVisible();
  }
  await rows.first().getByRole('link').first().click();
  await expect(page.locator('aside').getByRole('heading').first()).toBeVisible();
});

test('a form shows and clears its errors while each text is translated as soon as it appears', async ({
  page,
}) => {
  await page.goto('/business');
  await waitUntilHydrated(page);
  await page.evaluate(translateAlways);
  const dialog = leadDialog(page);
  await expect(dialog).toBeVisible();
  await sendLead(page);
  const error = dialog.getByText('Name must be at least 2 characters');
  await expect(error).toBeVisible();
  await dialog.getByLabel('Name*').fill('Jo');
  await expect(error).toBeHidden();
});

test('a text that changes before its translation arrives keeps the change', async ({ page }) => {
  await page.goto('/partner');
  const country = choice(page, 'Country');
  const choose = async (name: string) => {
    await country.click();
    await page.getByPlaceholder('Search country...').fill(name);
    await page.getByRole('option', { name }).click();
  };
  await choose('Japan');
  const text = await country.evaluateHandle((button) => button.querySelector('span')?.firstChild as Text);
  await choose('Kenya');
  await text.evaluate((old) => {
    const translation = document.createElement('font');
    translation.textContent = 'Japon';
    old.replaceWith(translation);
  });
  await expect(country).toHaveText('Kenya');
});

test('a text that a highlighter has split makes way for the next one', async ({ page }) => {
  await page.goto('/contact');
  await waitUntilHydrated(page);
  const box = page.getByLabel('I am not a robot');
  const status = page.getByRole('status').filter({ hasText: /Verif/ });
  const release = await holdRequests(page, '**/api/captcha/challenge**');
  await box.check();
  await expect(status).toContainText('Verifying');
  await status.evaluate((element) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const text = texts.nextNode() as Text;
    const mark = Object.assign(document.createElement('mark'), { textContent: text.data.slice(3, 6) });
    const parts = document.createDocumentFragment();
    parts.append(text.data.slice(0, 3), mark, text.data.slice(6));
    text.replaceWith(parts);
  });
  release();
  await expect(status).toHaveText('Verified.');
});

test('a copy of a page at another address, as in a web archive, stays as it was served', async ({ page }) => {
  const copy = '/web/20261129/contact';
  await page.route(`**${copy}`, async (route) => {
    const response = await route.fetch({ url: new URL('/contact', route.request().url()).href });
    const body = (await response.text()).replace(/(rel="canonical" href=")[^"]*/, `$1${copy}`);
    await route.fulfill({ response, body });
  });
  await page.goto(copy);
  await expect(page.locator('#page')).toHaveAttribute('data-without-script');
  await expect(page.locator('h1')).toHaveText('Every message is read by a person.');
});

import { expect, test, waitUntilHydrated } from '../support/browser-test.ts';
import { expectReadable } from '../support/large-text.ts';
import { enterPanel, rows, send } from '../support/panel.ts';

/** Text of twice the size on a small phone (WCAG 1.4.4). layout.night.spec.ts tests the public pages. */
test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

for (const path of ['/admin', '/dashboard'])
  test(`${path} keeps text of twice the size readable`, async ({ page }) => {
    await page.goto(path);
    await waitUntilHydrated(page);
    // By its attribute, because the lead dialog hides it from assistive technology.
    await expect(page.locator('[aria-label="Your privacy"]')).toBeVisible();
    await expectReadable(page);
  });

test('the panel keeps text of twice the size on a phone readable', async ({ page }) => {
  await send(page, { name: 'Nimal Perera' });
  await enterPanel(page, '');
  const id = await rows(page).first().getAttribute('data-record');
  const views = [
    '',
    `?record=${id}`,
    ...['exports', 'privacy', 'audit', 'account', 'administrators'].map((view) => `?view=${view}`),
  ];
  for (const path of ['/dashboard', ...views.map((view) => `/backend${view}`)])
    await test.step(path, async () => {
      await page.goto(path);
      await expect(
        page.locator(path.includes('record') ? '[data-side-panel]' : 'main table, main h2').first(),
      ).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expectReadable(page);
    });
});

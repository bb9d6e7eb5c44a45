import { expect, notice, test } from '../support/browser-test.ts';
import { contactForm, verify } from '../support/forms.ts';

test('an expired captcha blocks sending until it is solved again', async ({ page }) => {
  await page.clock.install();
  await page.goto('/contact');
  await contactForm.fill(page);
  await verify(page);
  const send = page.getByRole('button', { name: 'Send Message' });
  await expect(send).toBeEnabled();
  await page.clock.fastForward('10:01');
  await expect(page.getByText('The verification has expired. Please tick the box again.')).toBeVisible();
  await expect(page.getByLabel('I am not a robot')).not.toBeChecked();
  await expect(send).toBeDisabled();
  await contactForm.expectKept(page);

  // The page's clock now runs ten minutes ahead of the server's, as some visitors' clocks do.
  await verify(page);
  await contactForm.send(page);
  await expect(notice(page, contactForm.sent)).toBeVisible();
});

test.describe('on plain http under a host name', () => {
  test("the form explains that it can't verify the visitor and shows phone and e-mail links", async ({
    playwright,
    launchOptions,
    baseURL,
  }) => {
    const { hostname, port } = new URL(baseURL ?? '');
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), `--host-resolver-rules=MAP forms.test ${hostname}`],
    });
    try {
      const page = await browser.newPage();
      for (const path of ['/contact', '/partner']) {
        await page.goto(`http://forms.test:${port || 80}${path}`);
        const note = page.getByRole('note').filter({ hasText: 'This connection is not secure' });
        await expect(note.getByRole('link', { name: /^\+94/ })).toHaveAttribute('href', /^tel:/);
        await expect(note.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
        await expect(page.getByLabel('I am not a robot')).toHaveCount(0);
        if (path === '/contact') await expect(page.locator('form button[type=submit]')).toBeDisabled();
      }
    } finally {
      await browser.close();
    }
  });
});

test('a challenge that never arrives ends with a failure, and the box can be ticked again', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/contact');
  await contactForm.fill(page);
  const challenge = '**/api/captcha/challenge*';
  const asked = page.waitForRequest(challenge);
  await page.route(challenge, () => undefined, { times: 1 });
  await page.getByLabel('I am not a robot').check();
  await asked;
  await page.clock.fastForward('00:20');
  await expect(page.getByText('The verification did not work.')).toBeVisible();
  await expect(page.getByLabel('I am not a robot')).not.toBeChecked();
  await contactForm.expectKept(page);
  await verify(page);
});

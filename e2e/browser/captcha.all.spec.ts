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
  test('the contact form is verified and sent', async ({ playwright, launchOptions, baseURL }) => {
    const { hostname, port } = new URL(baseURL ?? '');
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), `--host-resolver-rules=MAP forms.test ${hostname}`],
    });
    try {
      const page = await browser.newPage();
      await page.goto(`http://forms.test:${port || 80}/contact`);
      expect(await page.evaluate(() => window.isSecureContext)).toBe(false);
      await contactForm.fill(page);
      await page.getByLabel('I am not a robot').check();
      // By a script, because there is no Web Crypto.
      await expect(page.getByText('Verified.')).toBeVisible({ timeout: 240_000 });
      await contactForm.send(page);
      await expect(notice(page, contactForm.sent)).toBeVisible();
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

const worker = '**/assets/marketing/pbkdf2.*.js';

test('the check works when the script of its workers never arrives', async ({ page }) => {
  await page.clock.install();
  await page.goto('/contact');
  await contactForm.fill(page);
  const asked = page.waitForRequest(worker);
  await page.route(worker, () => undefined);
  await page.getByLabel('I am not a robot').check();
  await asked;
  await page.clock.fastForward('00:20');
  await expect(page.getByText('Verified.')).toBeVisible();
});

test('the check works where workers are refused', async ({ page }) => {
  await page.addInitScript(() => {
    window.Worker = class {
      constructor() {
        throw new DOMException('Refused', 'SecurityError');
      }
    } as never;
  });
  await page.goto('/contact');
  await contactForm.fill(page);
  await verify(page);
  await contactForm.send(page);
  await expect(notice(page, contactForm.sent)).toBeVisible();
});

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Page } from '@playwright/test';
import { expect, notice } from '../support/browser-test.ts';
import { contactForm, type FormUnderTest, partnerForm, verify } from '../support/forms.ts';
import { test as ownProduct } from '../support/own-product.ts';

/**
 * Tests the three captcha providers by configuration (docs/decisions/0064). Their scripts are stubbed at their real
 * addresses, so that the real content security policy has to allow them; a local server verifies their tokens.
 */

interface Verifier {
  url: string;
  requests: URLSearchParams[];
  /** The response from now on; 'nothing' lets the API's request time out. */
  answer: 'yes' | 'no' | 'nothing';
}

/** Returns the script by which the product asks another server than a provider's. */
const verifyAt = (url: string) => `
  const { fetch } = globalThis;
  globalThis.fetch = (asked, ...rest) => fetch(/siteverify$/.test(asked) ? '${url}' : asked, ...rest);`;

const test = ownProduct.extend<{ provider: keyof typeof providers; verifier: Verifier }>({
  provider: ['turnstile', { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a function wants from its pattern
  verifier: async ({}, use) => {
    const verifier: Verifier = { url: '', requests: [], answer: 'yes' };
    const server = createServer(async (request, response) => {
      // A stopping product aborts its request.
      const body = await text(request).catch(() => undefined);
      if (body === undefined) return;
      verifier.requests.push(new URLSearchParams(body));
      if (verifier.answer !== 'nothing') response.end(JSON.stringify({ success: verifier.answer === 'yes' }));
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    verifier.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/siteverify`;
    await use(verifier);
    server.closeAllConnections();
    server.close();
  },
  variables: async ({ provider, verifier }, use) =>
    use({
      CAPTCHA_PROVIDER: provider,
      CAPTCHA_SITE_KEY: 'the-site-key',
      CAPTCHA_SECRET: 'the-secret',
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(verifyAt(verifier.url))}`,
    }),
});

const providers = {
  recaptcha: {
    script: 'https://www.google.com/recaptcha/api.js',
    global: 'grecaptcha',
    name: 'Google reCAPTCHA',
  },
  turnstile: {
    script: 'https://challenges.cloudflare.com/turnstile/v0/api.js',
    global: 'turnstile',
    name: 'Cloudflare Turnstile',
  },
  hcaptcha: { script: 'https://js.hcaptcha.com/1/api.js', global: 'hcaptcha', name: 'hCaptcha' },
};

test.use({
  allowedErrors: [
    /a request to another host: https:\/\/(?:www\.google\.com\/recaptcha|challenges\.cloudflare\.com|js\.hcaptcha\.com)\/|status of (?:400|503) .*\/api\/contact|ERR_FAILED/,
  ],
});

/**
 * Stubs a provider's script with three buttons: one solves the captcha, one lets its token expire, one raises an error.
 */
async function playScript(page: Page, { script, global }: (typeof providers)['turnstile']) {
  const loads: string[] = [];
  await page.route(`${script}**`, (route) => {
    loads.push(route.request().url());
    return route.fulfill({
      contentType: 'text/javascript',
      body: `
        let tokens = 0;
        window.${global} = {
          render(element, options) {
            const add = (label, act) => {
              const button = document.createElement('button');
              Object.assign(button, { type: 'button', textContent: label, onclick: act });
              element.append(button);
            };
            add('Solve for ' + options.sitekey, () => options.callback(options.action + '-token-' + ++tokens));
            add('Let expire', () => options['expired-callback']());
            add('Break', () => options['error-callback']('network-error'));
            return 0;
          },
        };
        window[new URL(document.currentScript.src).searchParams.get('onload')]();`,
    });
  });
  return loads;
}

const solve = (page: Page) => page.getByRole('button', { name: 'Solve for the-site-key' });
const send = (page: Page) => page.getByRole('button', { name: 'Send Message' });

for (const [provider, script] of Object.entries(providers)) {
  test.describe(provider, () => {
    test.use({ provider: provider as keyof typeof providers });

    test('loads when the visitor starts a form, and resets after the API refuses a token', async ({
      page,
      verifier,
    }) => {
      const loads = await playScript(page, script);
      await page.goto('/');
      await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click();
      await expect(page.getByLabel('I am not a robot')).toBeVisible();
      expect(loads).toEqual([]);

      await contactForm.fill(page);
      await expect(page.getByText(`${script.name} checks that you are not a robot.`)).toBeVisible();
      await expect(page.getByLabel('I am not a robot')).toHaveCount(0);
      await expect(send(page)).toBeDisabled();
      await solve(page).click();
      await expect(send(page)).toBeEnabled();
      await page.getByRole('button', { name: 'Let expire' }).click();
      await expect(page.getByText('The verification has expired. Please do it again.')).toBeVisible();
      await expect(send(page)).toBeDisabled();

      verifier.answer = 'no';
      await solve(page).click();
      await send(page).click();
      await expect(notice(page, contactForm.failed)).toBeVisible();
      await expect(page.getByText('The verification was not accepted.')).toBeVisible();
      await expect(solve(page)).toHaveCount(1);
      await expect(send(page)).toBeDisabled();
      await contactForm.expectKept(page);

      verifier.answer = 'yes';
      await solve(page).click();
      await send(page).click();
      await expect(notice(page, contactForm.sent)).toBeVisible();
      expect(verifier.requests.map((query) => query.get('response'))).toEqual([
        'contact-token-2',
        'contact-token-3',
      ]);
      expect(loads).toHaveLength(1);
    });
  });
}

test('our own proof of work replaces a provider that fails', async ({ page, verifier }) => {
  const { script } = providers.turnstile;
  const sendVerified = async (form: FormUnderTest) => {
    await verify(page);
    await form.send(page);
    await expect(notice(page, form.sent)).toBeVisible();
  };

  await test.step('whose script fails to load', async () => {
    await page.route(`${script}**`, (route) => route.abort());
    await page.goto('/partner');
    await partnerForm.fill(page);
    await expect(page.getByText('The verification service can’t be reached.')).toBeVisible();
    await sendVerified(partnerForm);
    await page.unroute(`${script}**`);
  });

  await playScript(page, providers.turnstile);
  await test.step('that fails after loading', async () => {
    await page.goto('/contact');
    await contactForm.fill(page);
    await page.getByRole('button', { name: 'Break' }).click();
    await sendVerified(contactForm);
    expect(verifier.requests).toEqual([]);
  });

  await test.step('that does not respond to the API', async () => {
    verifier.answer = 'nothing';
    await page.goto('/contact');
    await contactForm.fill(page);
    await solve(page).click();
    const answer = page.waitForResponse('**/api/contact');
    await send(page).click();
    expect((await answer).status()).toBe(503);
    await expect(notice(page, contactForm.failed)).toBeVisible();
    await expect(page.getByText('The verification could not be checked.')).toBeVisible();
    await contactForm.expectKept(page);
    await sendVerified(contactForm);
  });

  await test.step('whose address only public pages allow', async () => {
    const policyOf = async (path: string) =>
      (await page.request.get(path)).headers()['content-security-policy'];
    for (const path of ['/admin', '/dashboard', '/backend'])
      expect(await policyOf(path)).not.toContain('cloudflare');
    expect(await policyOf('/')).toContain("script-src 'self' https://challenges.cloudflare.com");
  });
});

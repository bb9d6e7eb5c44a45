import { test as base, type ConsoleMessage, type Page } from '@playwright/test';

interface Options {
  /** What the browser may complain of in this test, because the test provokes it. */
  allowedErrors: RegExp[];
}

interface Fixtures {
  browserThere: undefined;
}

/** The browser's own line for a session check or a sign-in that answers 401. */
const unauthorised = /status of 401 .*\/api\/(auth-check|login)$/;

const describe = (message: ConsoleMessage) => `${message.text()} ${message.location().url}`;

/**
 * Playwright's `test`, which fails where a page logs an error, throws, breaks its content security policy (the browser
 * says so in the console) or asks another host for anything; skipped where there is no browser.
 */
export const test = base.extend<Options & Fixtures>({
  allowedErrors: [[], { option: true }],
  browserThere: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a function wants from its pattern
    async ({}, use, testInfo) => {
      testInfo.skip(!process.env.TEST_BROWSER, 'no Chromium runs here');
      await use(undefined);
    },
    { auto: true },
  ],
  context: async ({ context, allowedErrors, baseURL }, use) => {
    const faults: string[] = [];
    context.on('console', (message) => {
      if (message.type() === 'error') faults.push(describe(message));
    });
    context.on('weberror', (error) => faults.push(String(error.error())));
    context.on('request', (request) => {
      const url = new URL(request.url());
      const isLocal = /^(data|blob):/.test(url.protocol) || url.origin === new URL(baseURL ?? '').origin;
      if (!isLocal) faults.push(`a request to another host: ${url}`);
    });
    await use(context);
    const allowed = [unauthorised, ...allowedErrors];
    base
      .expect(
        faults.filter((fault) => !allowed.some((pattern) => pattern.test(fault))),
        'what the browser complained of',
      )
      .toEqual([]);
  },
});

export const { expect } = test;

/** The notice that holds these words. (Assistive technology is told them in a second place.) */
export const notice = (page: Page, words: string) => page.getByRole('listitem').filter({ hasText: words });

/**
 * Waits until the page's scripts have taken over: before, a click on a link loads a page, and a tick is lost. A root is there
 * first, what stands in it follows in slices; a part that waits for its visitor keeps a press for when it is there.
 */
export async function isHydrated(page: Page) {
  await page.waitForFunction(() => {
    const has = (element: Element, key: string) => Object.keys(element).some((name) => name.startsWith(key));
    const roots = ['app', 'page'].map((id) => document.getElementById(id));
    const controls = document.querySelectorAll(
      '#app :is(button, input, select, textarea):not([data-later] *)',
    );
    return (
      roots.every((root) => root && has(root, '__reactContainer')) &&
      [...controls].every((control) => has(control, '__reactFiber'))
    );
  });
  // What was read last is in use from the next frame on.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
}

import {
  type APIRequestContext,
  type BrowserContext,
  test as base,
  type ConsoleMessage,
  type Page,
} from '@playwright/test';

interface Options {
  /** Browser errors that the test provokes and therefore allows. */
  allowedErrors: RegExp[];
}

interface Fixtures {
  browserAvailable: undefined;
}

/** The browser's console message for a session check or a sign-in that returns 401. */
const unauthorised = /status of 401 .*\/api\/(auth-check|login)$/;

/** Containers that start or stop on the same machine change its network, for which Chromium ends its requests. */
const networkChange = /net::ERR_NETWORK_CHANGED/;

/** The error of a page whose first script was lost in a network change; the page reloads itself. */
const lostShell = /suiteFederation is not defined/;

/** Contexts whose page is closing, which aborts its requests: scripts that need them fail. */
const closing = new WeakSet<BrowserContext>();

/** Options that send a request again on a new connection if the server has just closed the idle one. */
export const again = { maxRetries: 3 };

/** Makes all methods of a request context, which call `fetch`, use these options. */
function sendAgain(request: APIRequestContext) {
  const fetch = request.fetch.bind(request);
  request.fetch = (address, options) => fetch(address, { ...again, ...options });
}

const formatMessage = (message: ConsoleMessage) => `${message.text()} ${message.location().url}`;

/**
 * Playwright's `test`, extended to fail when a page logs an error, throws, violates its content security policy (the
 * browser logs that) or sends a request to another host. Skipped when no browser is available.
 */
export const test = base.extend<Options & Fixtures>({
  allowedErrors: [[], { option: true }],
  browserAvailable: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a function wants from its pattern
    async ({}, use, testInfo) => {
      testInfo.skip(!process.env.TEST_BROWSER, 'no Chromium runs here');
      await use(undefined);
    },
    { auto: true },
  ],
  context: async ({ context, allowedErrors, baseURL }, use) => {
    const problems: string[] = [];
    sendAgain(context.request);
    context.on('console', (message) => {
      if (message.type() === 'error') problems.push(formatMessage(message));
    });
    context.on('weberror', (error) => {
      if (!closing.has(context)) problems.push(String(error.error()));
    });
    context.on('request', (request) => {
      const url = new URL(request.url());
      const isLocal = /^(data|blob):/.test(url.protocol) || url.origin === new URL(baseURL ?? '').origin;
      if (!isLocal) problems.push(`a request to another host: ${url}`);
    });
    await use(context);
    const isDisturbed = problems.some((problem) => networkChange.test(problem));
    const allowed = [unauthorised, networkChange, ...(isDisturbed ? [lostShell] : []), ...allowedErrors];
    base
      .expect(
        problems.filter((problem) => !allowed.some((pattern) => pattern.test(problem))),
        'problems reported by the browser',
      )
      .toEqual([]);
  },
  request: async ({ request }, use) => {
    sendAgain(request);
    await use(request);
  },
  page: async ({ context, page }, use) => {
    await use(page);
    closing.add(context);
  },
});

export const { expect } = test;

/** Returns the notice with this text. (Its copy for assistive technology is a separate element.) */
export const notice = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text });

/** Sets a marker on `window` that a full page load would remove. */
export const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isMarked: true }));
export const isMarked = (page: Page) => page.evaluate(() => 'isMarked' in window);

/** Counts the loads of pages. Returns a function that returns their number. */
export function countLoads(page: Page) {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  return () => loads;
}

/** Returns the keys of the drafts of forms that are stored for the next load of the page. */
export const storedDrafts = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('typed:')));

/** Holds back the requests that match a pattern, like a slow connection, until the returned function is called. */
export async function holdRequests(page: Page, pattern: string): Promise<() => void> {
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  await page.route(pattern, async (route) => {
    await isReleased;
    await route.continue();
  });
  return release;
}

/** Returns whether every root that the page has and every control in it is hydrated. Runs in the page. */
export function isHydrated() {
  const has = (element: Element, key: string) => Object.keys(element).some((name) => name.startsWith(key));
  const roots = ['site-header', 'page', 'site-footer'].map((id) => document.getElementById(id));
  const elements = document.querySelectorAll(
    '#app :is(button, input, select, textarea, [data-deferred]):not([data-deferred] *)',
  );
  return (
    document.readyState !== 'loading' &&
    roots.every((root) => !root || has(root, '__reactContainer')) &&
    [...elements].every((element) => has(element, '__reactFiber'))
  );
}

/** Waits until what has happened is drawn, and effects have run. */
export const nextFrame = (page: Page) =>
  page.evaluate(() => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve))));

/**
 * Waits until the page is hydrated. Before that, a click on a link loads a page and a ticked box is reset. React
 * hydrates the root first and then its content in slices; a deferred section stores a click and replays it.
 */
export async function waitUntilHydrated(page: Page) {
  await page.waitForFunction(isHydrated);
  // Effects of the last slice have run by the next frame.
  await nextFrame(page);
}

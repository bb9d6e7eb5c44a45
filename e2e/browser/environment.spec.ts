import { signIn } from '../support/administrator.ts';
import { countLoads, expect, notice, test, waitUntilHydrated } from '../support/browser-test.ts';
import { allForms, leadForm, partnerForm } from '../support/forms.ts';
import { leadDialog } from '../support/lead.ts';

/** Pages work whatever the browser reports about itself. */

for (const language of ['en-US@posix', 'C', '', 'en_GB.UTF-8', 'undefined', undefined])
  test(`/business opens its dialog where the language is ${language === undefined ? 'missing' : `"${language}"`}`, {
    tag: '@all',
  }, async ({ page }) => {
    const loads = countLoads(page);
    await page.addInitScript((value) => {
      Object.defineProperty(Navigator.prototype, 'language', { get: () => value });
      Object.defineProperty(Navigator.prototype, 'languages', {
        get: () => (value === 'undefined' ? value : value ? [value] : undefined),
      });
    }, language);
    await page.goto('/business');
    await expect(leadDialog(page)).toBeVisible();
    await waitUntilHydrated(page);
    expect(loads()).toBe(1);
  });

const blockStorage = () => {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
};

const emptyNavigator = () => {
  for (const name of [
    'language',
    'languages',
    'hardwareConcurrency',
    'connection',
    'clipboard',
    'userAgentData',
  ])
    Object.defineProperty(Navigator.prototype, name, { get: () => undefined });
};

const freezeMethods = () => {
  for (const frozen of [Node.prototype, history, History.prototype]) Object.freeze(frozen);
};

/** What the lockdown of wallets and old libraries do to the language itself. */
const freezeLanguage = () => {
  for (const { prototype } of [Array, Error, Function, Object, Promise, String, Map, Set, RegExp, Date])
    Object.freeze(prototype);
};

const replaceLanguage = () => {
  Array.prototype.reduce = function (this: unknown[]) {
    return this.length > 1 ? this : this[0];
  } as typeof Array.prototype.reduce;
  Array.from = ((list: unknown) => (Array.isArray(list) ? list.slice() : [list])) as typeof Array.from;
  Object.assign(window, { queueMicrotask: undefined, CSS: undefined, structuredClone: undefined });
};

for (const [name, change] of [
  ['storage is blocked', blockStorage],
  ['methods of the browser are frozen', freezeMethods],
  ['the browser reports nothing about itself', emptyNavigator],
] as const)
  for (const { page: path } of allForms)
    test(`${path} works where ${name}`, { tag: '@all' }, async ({ page }) => {
      const loads = countLoads(page);
      await page.addInitScript(change);
      await page.goto(path);
      await waitUntilHydrated(page);
      // By its address, because an open dialog hides it from roles.
      await page.locator('footer a[href="/terms"]').dispatchEvent('click');
      await expect(page).toHaveURL('/terms');
      await expect(page.locator('h1')).toHaveText(/terms/i);
      expect(loads()).toBe(1);
    });

test('a form is sent whatever the storage holds under the keys of the page', { tag: '@all' }, async ({
  page,
}) => {
  for (const stored of ['5', '"abc"', 'true', '[]', 'null', '{"a":"b"}', '{'])
    await test.step(stored, async () => {
      // The script of the last step runs last.
      await page.addInitScript((text) => {
        // The dialog does not open by itself after a lead was sent.
        sessionStorage.clear();
        for (const key of ['scroll-positions', 'typed:lead']) sessionStorage.setItem(key, text);
        for (const key of ['consent', 'touches']) localStorage.setItem(key, text);
      }, stored);
      await page.goto('/business');
      await leadForm.fill(page);
      await leadForm.send(page);
      await expect(notice(page, leadForm.sent)).toBeVisible();
    });
});

const changeFunctions = () => {
  const fail = () => {
    throw new DOMException('Blocked', 'SecurityError');
  };
  Object.assign(Object.prototype, { addedByAddOn: 1 });
  Object.assign(window, { IntersectionObserver: undefined, ResizeObserver: fail, matchMedia: () => ({}) });
  for (const name of Object.getOwnPropertyNames(Intl)) Reflect.set(Intl, name, fail);
  Date.prototype.toLocaleString = String.prototype.localeCompare = fail;
  Reflect.deleteProperty(Array.prototype, 'at');
  Reflect.deleteProperty(Object, 'hasOwn');
  Reflect.deleteProperty(String.prototype, 'replaceAll');
  for (const name of ['AbortController', 'requestAnimationFrame', 'cancelAnimationFrame'])
    Reflect.deleteProperty(window, name);
  Object.defineProperty(History.prototype, 'state', { get: fail });
  history.replaceState = fail;
  crypto.getRandomValues = fail;
  Performance.prototype.getEntriesByType = fail;
  // As add-ons do that know addresses only.
  const { fetch } = window;
  window.fetch = (address, options) => fetch(String(address), options);
};

for (const [name, change] of [
  ['functions of the browser are missing, blocked or extended', changeFunctions],
  ['prototypes of the language are frozen', freezeLanguage],
  ['an old library has replaced functions of the language', replaceLanguage],
] as const)
  test(`a lead is sent where ${name}`, { tag: '@all' }, async ({ page }) => {
    const loads = countLoads(page);
    await page.addInitScript(change);
    await page.goto('/business');
    await leadForm.fill(page);
    await leadForm.send(page);
    await expect(notice(page, leadForm.sent)).toBeVisible();
    await page.locator('footer a[href="/terms"]').dispatchEvent('click');
    await expect(page.locator('h1')).toHaveText(/terms/i);
    expect(loads()).toBe(1);
    await page.goto(partnerForm.page);
    await partnerForm.fill(page);
    await partnerForm.expectKept(page);
  });

test('the panel shows its lists where functions are blocked and event streams missing', {
  tag: '@all',
}, async ({ page }) => {
  await page.addInitScript(changeFunctions);
  await page.addInitScript(() => Object.assign(window, { EventSource: undefined }));
  const accounts = [2, 1].map((id) => ({ id, username: `account ${id}`, isDisabled: false }));
  await page.route('**/api/admin/assignees', (route) => route.fulfill({ json: accounts }));
  await page.goto('/admin');
  await signIn(page);
  await expect(page.locator('tbody time').first()).toHaveText(/^\w/);
});

test('a page that is visible but never painted starts', { tag: '@all' }, async ({ page }) => {
  await page.addInitScript(() => {
    window.requestAnimationFrame = () => 0;
  });
  await page.goto('/business');
  await expect(leadDialog(page)).toBeVisible();
});

test('a service worker that another site has left is replaced by one that removes it and its caches', {
  tag: '@all',
}, async ({ page }) => {
  await page.goto('/terms');
  await page.evaluate(async () => {
    await (await caches.open('left')).put('/', new Response('left'));
    await navigator.serviceWorker.register('/sw.js');
  });
  const left = () =>
    page.evaluate(async () => [await navigator.serviceWorker.getRegistrations(), await caches.keys()].flat());
  await expect.poll(left).toEqual([]);
});

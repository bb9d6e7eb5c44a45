const ignore = () => {};

/** An observer that never reports anything. */
class IdleObserver {
  observe = ignore;
  unobserve = ignore;
  disconnect = ignore;
  takeRecords = () => [];
}

/** Makes what another script has added to every object or list invisible to loops, in which Redux Toolkit refuses it. */
function hideAddedProperties() {
  for (const prototype of [Object.prototype, Array.prototype])
    for (const name of Object.keys(prototype)) Reflect.defineProperty(prototype, name, { enumerable: false });
}

/** Lets scripts and markup through a policy for trusted types that a proxy or an add-on has inserted into the document. */
function trustOwnScripts() {
  const { trustedTypes } = window as { trustedTypes?: { createPolicy(name: string, rules: object): void } };
  try {
    trustedTypes?.createPolicy('default', {
      createHTML: String,
      createScript: String,
      createScriptURL: String,
    });
  } catch {
    // The inserted policy allows no such exception.
  }
}

/** Replaces what the browser lacks, or what throws when it is used. */
function replaceBlocked(name: string, use: () => unknown, replacement: unknown) {
  try {
    if (use()) return;
  } catch {}
  Reflect.set(window, name, replacement);
}

/**
 * Repairs what add-ons, in-app browsers and hardened browsers have changed, removed or blocked of the browser's own
 * functions, where a page would otherwise fail although it can do without. What they have frozen stays as it is.
 */
export function repairBrowser() {
  hideAddedProperties();
  trustOwnScripts();
  for (const name of ['IntersectionObserver', 'MutationObserver', 'ResizeObserver'] as const)
    replaceBlocked(
      name,
      () => [new window[name](ignore).observe(document.documentElement, { childList: true })],
      IdleObserver,
    );
  replaceBlocked('requestIdleCallback', () => window.requestIdleCallback(ignore), undefined);
  const unknown = { matches: false, addEventListener: ignore, removeEventListener: ignore };
  replaceBlocked(
    'matchMedia',
    () => window.matchMedia('all').addEventListener,
    () => unknown,
  );
  const { history } = window;
  const replaceState = history.replaceState.bind(history);
  Reflect.set(history, 'replaceState', (...state: Parameters<typeof replaceState>) => {
    try {
      replaceState(...state);
    } catch {
      // Safari refuses more than 100 changes within 30 seconds. A redirect loads its page, and others stay as they are.
      const { href, pathname } = window.location;
      const next = new URL(state[2] ?? href, href);
      if (next.pathname !== pathname) window.location.replace(next);
    }
  });
}

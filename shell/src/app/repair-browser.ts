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

/** Replaces what the browser lacks, or what throws when it is used. */
function replaceBlocked(name: string, use: () => unknown, replacement: unknown) {
  try {
    if (use()) return;
  } catch {}
  Object.assign(window, { [name]: replacement });
}

/**
 * Repairs what add-ons, in-app browsers and hardened browsers have changed, removed or blocked of the browser's own
 * functions, where a page would otherwise fail although it can do without.
 */
export function repairBrowser() {
  hideAddedProperties();
  for (const name of ['IntersectionObserver', 'MutationObserver', 'ResizeObserver'] as const)
    replaceBlocked(name, () => new window[name](ignore), IdleObserver);
  const unknown = { matches: false, addEventListener: ignore, removeEventListener: ignore };
  replaceBlocked(
    'matchMedia',
    () => window.matchMedia('all'),
    () => unknown,
  );
  const { history } = window;
  const replaceState = history.replaceState.bind(history);
  history.replaceState = (...state) => {
    try {
      replaceState(...state);
    } catch {
      // Safari refuses more than 100 changes within 30 seconds. The page stays, under its previous address.
    }
  };
}

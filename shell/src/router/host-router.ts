import type { HostRouter, HostSnapshot } from '@suite/host/contract';
import { createBrowserHistory } from '@suite/host/router';

/** Creates the router of the document, which all roots of the page follow. */
export function createHostRouter(): HostRouter {
  const history = createBrowserHistory({ v5Compat: true });
  const listeners = new Set<() => void>();
  const read = (): HostSnapshot => ({ location: history.location, navigationType: history.action });
  let snapshot = read();
  history.listen(() => {
    const next = read();
    // Entries that differ only in their hash have no key. The browser scrolls to them.
    if (next.location.key === snapshot.location.key && next.location.pathname === snapshot.location.pathname)
      return;
    snapshot = next;
    for (const listener of listeners) listener();
  });
  return {
    getSnapshot: () => snapshot,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    push: history.push,
    replace: history.replace,
    go: history.go,
    createHref: history.createHref,
  };
}

import type { Host } from '@suite/host/contract';
import { hydrate } from '@suite/host/hydrate';
import { BrowserRouter } from '@suite/host/router';
import { type ReactNode, StrictMode, version } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { createConsent } from '../features/consent/consent.ts';
import { ConsentContext } from '../features/consent/consent-context.ts';
import { DocumentLanguage } from '../features/navigation/DocumentLanguage.tsx';
import { registerPageRemotes } from '../features/remotes/load-remote.ts';
import { startOutlet } from '../features/remotes/outlet.tsx';
import { PageFailure } from '../features/remotes/PageFailure.tsx';
import { App } from './App.tsx';
import { createPageAnnouncer } from './page-announcer.ts';
import { createRouterBridge, RouterBridgeLink } from './router-bridge.tsx';
import { createScrollMemory } from './scroll-memory.ts';
import type { startStore } from './store-and-toasts.tsx';

function byId(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (!element) throw new Error(`The document has no element #${id}`);
  return element;
}

let started: Promise<ReturnType<typeof startStore>> | undefined;

function loadStoreAndToasts() {
  started ??= import(/* webpackChunkName: "store" */ './store-and-toasts.tsx').then(
    (module) => module.startStore(),
    (error) => {
      started = undefined;
      throw error;
    },
  );
  return started;
}

/**
 * Hydrates the served shell. Without served markup (development server) it renders the shell and adds the
 * base styles.
 */
async function render(element: HTMLElement, tree: ReactNode) {
  const options = { identifierPrefix: 'shell-' };
  if (element.hasChildNodes()) {
    hydrate(element, tree, options);
    return;
  }
  const { GlobalStyle } = await import(/* webpackChunkName: "global-style" */ '@suite/ui/GlobalStyle');
  const root = createRoot(element, options);
  flushSync(() =>
    root.render(
      <>
        <GlobalStyle />
        {tree}
      </>,
    ),
  );
}

/** Returns whether the visitor has gone back to another page of the site while this document was loading. */
function hasLeftServedPage() {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation !== undefined && new URL(navigation.name).pathname !== window.location.pathname;
}

/**
 * Replaces an address for which the gateway has found a page by normalizing its path (docs/gateway.md), such as
 * `//contact`, with the page's own.
 */
function normalizeAddress() {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  const { search, hash, pathname } = window.location;
  const own = canonical ? new URL(canonical.href).pathname : pathname;
  if (own !== pathname) window.history.replaceState(window.history.state, '', own + search + hash);
}

/** Hydrates the shell and mounts the current page's remote. */
export async function boot() {
  if (hasLeftServedPage()) return window.location.reload();
  normalizeAddress();
  registerPageRemotes();
  const { pathname, search, hash } = window.location;
  const bridge = createRouterBridge({ pathname, search, hash });
  const scrollMemory = createScrollMemory();
  const consent = createConsent();
  await render(
    byId('app'),
    <StrictMode>
      <BrowserRouter useTransitions={false}>
        <ConsentContext value={consent}>
          <App>
            <RouterBridgeLink bridge={bridge} />
            <DocumentLanguage />
          </App>
        </ConsentContext>
      </BrowserRouter>
    </StrictMode>,
  );
  const outlet = byId('outlet');
  const host: Host = {
    version: 1,
    reactVersion: version,
    router: bridge.router,
    loadStore: async () => (await loadStoreAndToasts()).hostStore,
    toast: (input) => {
      loadStoreAndToasts().then(
        ({ toasts }) => toasts.show(input),
        // Without a connection its code may be missing. The failed form says beside its button what happened.
        () => undefined,
      );
    },
    consent,
    pageShown: createPageAnnouncer({
      router: bridge.router,
      scrollMemory,
      outlet,
      announcement: byId('page-announcement'),
    }),
    PageFailure,
  };
  startOutlet(host, outlet);
}

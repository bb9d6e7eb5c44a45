import { pageAt } from '@suite/contracts/pages';
import type { Host } from '@suite/host/contract';
import { parseUrl } from '@suite/host/parse-url';
import { startRoot } from '@suite/host/start-root';
import { version } from 'react';
import { createConsent } from '../features/consent/consent.ts';
import { showConsentBanner } from '../features/consent/show-consent-banner.tsx';
import { startOutlet } from '../features/remotes/outlet.tsx';
import { PageFailure } from '../features/remotes/PageFailure.tsx';
import { createHostRouter } from '../router/host-router.ts';
import { frameIds } from './frame-ids.ts';
import { createPageAnnouncer } from './page-announcer.ts';
import { createScrollMemory } from './scroll-memory.ts';
import { shellTrees } from './shell-trees.tsx';
import type { startStore } from './store-and-toasts.tsx';

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

/** Returns whether the visitor has gone back to another page of the site while this document was loading. */
function hasLeftServedPage() {
  const [navigation] = performance.getEntriesByType('navigation');
  return (
    navigation !== undefined &&
    new URL(navigation.name, window.location.href).pathname !== window.location.pathname
  );
}

const findCanonical = () => document.querySelector<HTMLLinkElement>('link[rel="canonical"]');

/** Returns whether the document is a copy of a page under another path, as in a web archive, where no page is routed. */
const isCopy = () => findCanonical() !== null && !pageAt(window.location.pathname);

/**
 * Replaces an address for which the gateway has found a page by normalizing its path (docs/gateway.md), such as
 * `//contact`, with the page's own.
 */
function normalizeAddress() {
  const canonical = findCanonical();
  const { search, hash, pathname } = window.location;
  const own = (canonical && parseUrl(canonical.href)?.pathname) ?? pathname;
  if (own !== pathname) window.history.replaceState(window.history.state, '', own + search + hash);
}

/** Returns the frame's elements. On the development server, which serves no markup, renders them first. */
async function findFrame() {
  // This condition alone, so that webpack leaves the chunk out of a production build.
  if (process.env.NODE_ENV === 'development') {
    const app = document.getElementById('app');
    if (app && !app.hasChildNodes()) {
      const { renderFrame } = await import(
        /* webpackChunkName: "development-frame" */ './development-frame.tsx'
      );
      renderFrame(app);
    }
  }
  // Also if an add-on has taken ids away.
  const outlet = document.getElementById(frameIds.outlet) ?? document.querySelector('main');
  if (!outlet) throw new Error('The document has no element for the page');
  return { outlet, announcement: document.getElementById(frameIds.announcement) };
}

/** Finds the element of header or footer, also if an add-on has taken its id away. */
const findPart = (part: 'header' | 'footer') =>
  document.getElementById(frameIds[part]) ??
  document.querySelector(`div:not(main *) > ${part}`)?.parentElement;

/** Starts the roots of header and footer. Where an element is missing, what was served works without scripts. */
function startShell(trees: ReturnType<typeof shellTrees>) {
  for (const part of ['header', 'footer'] as const) {
    const element = findPart(part);
    if (element)
      startRoot(element, trees[part], { identifierPrefix: `${part}-`, isServed: element.hasChildNodes() });
  }
}

/** Makes menus close in browsers without popovers. If its code is missing, they close by a press elsewhere. */
const closeWithoutPopover = () =>
  import(/* webpackChunkName: "old-menus" */ './close-without-popover.ts').then(
    (module) => module.closeWithoutPopover(),
    () => undefined,
  );

/** Hydrates the shell and mounts the current page's remote. */
export async function boot() {
  if (hasLeftServedPage()) return window.location.reload();
  normalizeAddress();
  if (isCopy()) return document.getElementById('page')?.setAttribute('data-without-script', '');
  const { outlet, announcement } = await findFrame();
  const router = createHostRouter();
  const consent = createConsent();
  const pageShown = createPageAnnouncer({ router, scrollMemory: createScrollMemory(), outlet, announcement });
  if (!('popover' in HTMLElement.prototype)) closeWithoutPopover();
  startShell(shellTrees({ router, onAskConsent: consent.ask }));
  const host: Host = {
    reactVersion: version,
    router,
    loadStore: loadStoreAndToasts,
    toast: (input) => {
      loadStoreAndToasts().then(
        ({ toasts }) => toasts.show(input),
        // Without a connection its code may be missing. The failed form says beside its button what happened.
        () => undefined,
      );
    },
    consent,
    pageShown,
    PageFailure,
  };
  showConsentBanner(consent, host, findPart('header') ?? outlet);
  startOutlet(host, outlet);
}

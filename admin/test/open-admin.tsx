import type { Host, HostSnapshot, ToastInput } from '@suite/host/contract';
import { RemoteApp } from '@suite/host/RemoteApp';
import { NavigationType, type To } from '@suite/host/router';
import { createStore } from '@suite/web-api/test/create-store';
import { act, render } from '@testing-library/react';
import { version } from 'react';
import { applyHead } from '../src/app/head.ts';
import { pageFor } from '../src/app/pages.ts';

const at = (to: string) => {
  const { pathname, search } = new URL(to, 'http://admin');
  return { pathname, search };
};

const written = (to: To) => (typeof to === 'string' ? to : `${to.pathname ?? '/'}${to.search ?? ''}`);

function createRouter(address: string) {
  const listeners = new Set<() => void>();
  let visits = 0;
  const snapshotAt = (to: string, navigationType: NavigationType): HostSnapshot => ({
    location: { ...at(to), hash: '', state: null, key: String(visits++) },
    navigationType,
  });
  let snapshot = snapshotAt(address, NavigationType.Pop);
  const go = (to: To, navigationType: NavigationType) => {
    snapshot = snapshotAt(written(to), navigationType);
    for (const listener of listeners) listener();
  };
  return {
    getSnapshot: () => snapshot,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    push: (to: To) => go(to, NavigationType.Push),
    replace: (to: To) => go(to, NavigationType.Replace),
    go: () => undefined,
    createHref: written,
  };
}

/**
 * Mounts the remote at an address, as the shell does. Returns its toasts, and functions that change and return its
 * location.
 */
export async function openAdmin(address: string, pages = pageFor) {
  const store = createStore({ isChecked: false });
  const router = createRouter(address);
  const notices: ToastInput[] = [];
  const moments: { notice?: number; redirect?: number } = {};
  router.subscribe(() => {
    moments.redirect = performance.now();
  });
  const host: Host = {
    reactVersion: version,
    router,
    loadStore: async () => ({ store }),
    toast: (notice) => {
      notices.push(notice);
      moments.notice = performance.now();
    },
    consent: { get: () => ({ attribution: false }), onChange: () => () => undefined },
    pageShown: () => undefined,
    PageFailure: () => <p>This page could not be loaded</p>,
  };
  const { unmount } = await act(async () =>
    render(<RemoteApp host={host} initial={router.getSnapshot()} pageFor={pages} updateHead={applyHead} />),
  );
  const location = () => router.getSnapshot().location;
  return {
    notices,
    moments,
    unmount,
    go: router.push,
    path: () => location().pathname,
    search: () => location().search,
  };
}

import type { Host, ToastInput } from '@suite/host/contract';
import { HostProvider } from '@suite/host/HostContext';
import { NavigationType } from '@suite/host/router';
import { createStore } from '@suite/web-api/test/create-store';
import { render } from '@testing-library/react';
import { type ReactNode, version } from 'react';

const nothing = () => {};

/** Renders part of a page with a host like the shell's. Returns the toasts that the part requests. */
export function renderWithHost(part: ReactNode, { attribution = false } = {}) {
  const store = createStore();
  const notices: ToastInput[] = [];
  const snapshot = {
    location: { pathname: '/', search: '', hash: '', state: null, key: 'default' },
    navigationType: NavigationType.Pop,
  };
  const host: Host = {
    reactVersion: version,
    router: {
      getSnapshot: () => snapshot,
      subscribe: () => nothing,
      push: nothing,
      replace: nothing,
      go: nothing,
      createHref: String,
    },
    loadStore: async () => ({ store }),
    toast: (notice) => notices.push(notice),
    consent: { get: () => ({ attribution }), onChange: () => nothing },
    pageShown: nothing,
    PageFailure: () => null,
  };
  return { notices, ...render(<HostProvider value={host}>{part}</HostProvider>) };
}

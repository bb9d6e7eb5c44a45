import { type ReactNode, use } from 'react';
import { Provider } from 'react-redux';
import type { Host, HostStore } from './contract.ts';
import { useHost } from './HostContext.tsx';

const loads = new WeakMap<Host, Promise<HostStore>>();

/** Caches one promise per host, so that `use` gets the same one in every render. */
function loadOnce(host: Host): Promise<HostStore> {
  const known = loads.get(host);
  if (known) return known;
  const load = host.loadStore();
  loads.set(host, load);
  return load;
}

/** Provides the host's store to its children; suspends until it is loaded. */
export function StoreProvider({ children }: { children: ReactNode }) {
  const { store } = use(loadOnce(useHost()));
  return <Provider store={store}>{children}</Provider>;
}

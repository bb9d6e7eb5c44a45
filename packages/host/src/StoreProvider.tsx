import { type ReactNode, use } from 'react';
import { Provider } from 'react-redux';
import { useHost } from './HostContext.tsx';
import { loadStore } from './store-loader.ts';

/** Provides the host's store to its children; suspends until it is loaded. */
export function StoreProvider({ children }: { children: ReactNode }) {
  const { store } = use(loadStore(useHost()));
  return <Provider store={store}>{children}</Provider>;
}

import { useHost } from '@suite/host/HostContext';
import { useSyncExternalStore } from 'react';

/** Returns the query of the address at once, for what a press may need right after a change; `useLocation` follows later. */
export function useCurrentSearch(): string {
  const { router } = useHost();
  return useSyncExternalStore(router.subscribe, router.getSnapshot).location.search;
}

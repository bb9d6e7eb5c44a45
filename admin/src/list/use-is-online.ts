import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

function subscribe(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Returns whether the browser is online. */
export const useIsOnline = () => useSyncExternalStore(subscribe, () => navigator.onLine);

/** Repeats a failed query once the browser is online again. Returns whether the browser is online. */
export function useRetryOnline({ error, refetch }: { error?: unknown; refetch(): unknown }): boolean {
  const isOnline = useIsOnline();
  const retry = useEffectEvent(() => {
    if (isOnline && error) refetch();
  });
  useEffect(() => retry(), [isOnline]);
  return isOnline;
}

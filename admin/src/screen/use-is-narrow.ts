import { useSyncExternalStore } from 'react';

const query = () => window.matchMedia('(width < 64rem)');

function subscribe(listener: () => void) {
  const narrow = query();
  narrow.addEventListener('change', listener);
  return () => narrow.removeEventListener('change', listener);
}

/** Whether the screen is a phone's or an upright tablet's: for what is put together otherwise there, not only laid out. */
export const useIsNarrow = () => useSyncExternalStore(subscribe, () => query().matches);

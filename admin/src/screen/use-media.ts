import { useSyncExternalStore } from 'react';

/** Whether a media query matches: for what is put together otherwise where it does, not only laid out. */
export const useMedia = (query: string) =>
  useSyncExternalStore(
    (listener) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    () => window.matchMedia(query).matches,
  );

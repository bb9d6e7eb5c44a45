import { useSyncExternalStore } from 'react';

/** Returns whether a media query matches. For differences that CSS alone can't express. */
export const useMedia = (query: string) =>
  useSyncExternalStore(
    (listener) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    () => window.matchMedia(query).matches,
  );

/** Query for the width at which rows of a list are blocks. */
export const phone = '(width < 40rem)';

import { useLocation } from '@suite/host/router';
import { useSyncExternalStore } from 'react';
import { sectionOf, sectionPath } from './navigation.ts';

const subscribeToNothing = () => () => {};

/**
 * Returns the path that the navigation marks as current. There is one served header per section, so hydration
 * starts with the section's path and then switches to the exact path.
 */
export function useNavigationPath(): string {
  const { pathname } = useLocation();
  return useSyncExternalStore(
    subscribeToNothing,
    () => pathname,
    () => sectionPath(sectionOf(pathname)),
  );
}

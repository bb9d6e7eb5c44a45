import { useLocation } from '@suite/host/router';
import { useSyncExternalStore } from 'react';
import { sectionOf, sectionPath } from './navigation.ts';

const never = () => () => {};

/**
 * The path that navigation marks as current. The header as served exists once per section, so hydration starts from
 * the section's own path and takes the exact one right after.
 */
export function useNavigationPath(): string {
  const { pathname } = useLocation();
  return useSyncExternalStore(
    never,
    () => pathname,
    () => sectionPath(sectionOf(pathname)),
  );
}

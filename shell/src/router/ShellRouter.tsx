import type { HostRouter } from '@suite/host/contract';
import { Router } from '@suite/host/router';
import { type ReactNode, useSyncExternalStore } from 'react';

interface ShellRouterProps {
  router: HostRouter;
  children: ReactNode;
}

/** Provides the document's router to one root of the shell. */
export function ShellRouter({ router, children }: ShellRouterProps) {
  const { location, navigationType } = useSyncExternalStore(
    router.subscribe,
    router.getSnapshot,
    router.getSnapshot,
  );
  return (
    <Router location={location} navigationType={navigationType} navigator={router} useTransitions={false}>
      {children}
    </Router>
  );
}

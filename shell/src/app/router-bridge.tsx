import type { HostRouter, HostSnapshot } from '@suite/host/contract';
import { NavigationType, type To, useLocation, useNavigate, useNavigationType } from '@suite/host/router';
import { useEffect, useLayoutEffect, useRef } from 'react';

type Navigate = ReturnType<typeof useNavigate>;

const createHref = (to: To) =>
  typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`;

/** Creates the router that remotes use: a snapshot of the address, and a Navigator. */
export function createRouterBridge(initial: { pathname: string; search: string; hash: string }) {
  const listeners = new Set<() => void>();
  let navigate: Navigate | undefined;
  let snapshot: HostSnapshot = {
    location: { ...initial, state: null, key: 'default' },
    navigationType: NavigationType.Pop,
  };
  const router: HostRouter = {
    getSnapshot: () => snapshot,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    // Before the shell is hydrated, load the page instead.
    push: (to, state, options) =>
      navigate ? void navigate(to, { ...options, state }) : window.location.assign(createHref(to)),
    replace: (to, state, options) =>
      navigate
        ? void navigate(to, { ...options, state, replace: true })
        : window.location.replace(createHref(to)),
    go: (delta) => window.history.go(delta),
    createHref,
  };
  return {
    router,
    publish(next: HostSnapshot, through: Navigate) {
      navigate = through;
      if (
        next.location.key === snapshot.location.key &&
        next.location.pathname === snapshot.location.pathname
      )
        return;
      snapshot = next;
      for (const listener of listeners) listener();
    },
  };
}

export type RouterBridge = ReturnType<typeof createRouterBridge>;

/** Publishes every change of the shell's address to the bridge. */
export function RouterBridgeLink({ bridge }: { bridge: RouterBridge }) {
  const location = useLocation();
  const navigationType = useNavigationType();
  const navigate = useNavigate();
  useLayoutEffect(() => bridge.publish({ location, navigationType }, navigate));
  const isFollowing = useRef(false);
  useEffect(() => {
    if (isFollowing.current) return;
    isFollowing.current = true;
    // Until now the router has not listened to Back and Forward.
    const { pathname, search, hash } = window.location;
    if (pathname !== location.pathname) void navigate({ pathname, search, hash }, { replace: true });
  }, [location, navigate]);
  return null;
}

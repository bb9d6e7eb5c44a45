import { type ComponentType, use } from 'react';

/** One page of a remote: its chunk's name and how to load it. */
export interface PageRoute {
  chunk: string;
  load(): Promise<{ Page: ComponentType }>;
}

/** A promise that React can read without suspending once it is settled (its tracked `status` and `value`). */
type Tracked = Promise<ComponentType> & {
  status?: 'pending' | 'fulfilled' | 'rejected';
  value?: ComponentType;
  reason?: unknown;
};

const loads = new Map<PageRoute, Tracked>();

function track(route: PageRoute): Tracked {
  const promise: Tracked = route.load().then(({ Page }) => Page);
  promise.status = 'pending';
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    (reason: unknown) => Object.assign(promise, { status: 'rejected', reason }),
  );
  return promise;
}

/** The page's component; one load per page. A failed load stays failed until `forgetPage`: evicting it here would loop. */
export function loadPage(route: PageRoute): Promise<ComponentType> {
  const known = loads.get(route);
  if (known) return known;
  const promise = track(route);
  loads.set(route, promise);
  return promise;
}

/** Lets the next `loadPage` try again: for an explicit retry. */
export const forgetPage = (route: PageRoute) => loads.delete(route);

/** Suspends until the page's chunk is there; throws what its load threw. */
export const usePage = (route: PageRoute): ComponentType => use(loadPage(route));

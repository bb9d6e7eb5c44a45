import { type ComponentType, use } from 'react';

/** A remote's page: its chunk name and its loader. */
export interface PageRoute {
  chunk: string;
  load(): Promise<{ Page: ComponentType }>;
}

/** A promise that React reads without suspending once it has settled, through its `status` and `value`. */
type TrackedPromise = Promise<ComponentType> & {
  status?: 'pending' | 'fulfilled' | 'rejected';
  value?: ComponentType;
  reason?: unknown;
};

const loads = new Map<PageRoute, TrackedPromise>();

function track(route: PageRoute): TrackedPromise {
  const promise: TrackedPromise = route.load().then(({ Page }) => Page);
  promise.status = 'pending';
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    (reason: unknown) => Object.assign(promise, { status: 'rejected', reason }),
  );
  return promise;
}

/**
 * Loads the component of a page once. A failed load stays failed until `forgetPage`; retrying it here would cause
 * a loop.
 */
export function loadPage(route: PageRoute): Promise<ComponentType> {
  const known = loads.get(route);
  if (known) return known;
  const promise = track(route);
  loads.set(route, promise);
  return promise;
}

/** Forgets a page's load, so that the next `loadPage` retries. */
export const forgetPage = (route: PageRoute) => loads.delete(route);

/** Returns the page's component; suspends until its chunk is loaded and throws the load's error. */
export const usePage = (route: PageRoute): ComponentType => use(loadPage(route));

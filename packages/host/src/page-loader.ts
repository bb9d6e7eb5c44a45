import { type ComponentType, use } from 'react';
import { loadCode } from './load-code.ts';
import { track } from './track.ts';

/** A remote's page, or a part of one that an address selects. */
export interface PageRoute {
  chunk: string;
  load(): Promise<{ Page: ComponentType }>;
}

const loads = new Map<PageRoute, Promise<ComponentType>>();

/**
 * Loads the component of a page once. A failed load stays failed until `forgetPage`; retrying it here would cause
 * a loop.
 */
export function loadPage(page: PageRoute): Promise<ComponentType> {
  const known = loads.get(page);
  if (known) return known;
  const promise = track(loadCode(page.chunk, () => page.load()).then(({ Page }) => Page));
  loads.set(page, promise);
  return promise;
}

/** Forgets a page's load, so that the next `loadPage` retries. */
export const forgetPage = (page: PageRoute) => loads.delete(page);

/** Returns the page's component; suspends until its chunk is loaded and throws the load's error. */
export const usePage = (page: PageRoute): ComponentType => use(loadPage(page));

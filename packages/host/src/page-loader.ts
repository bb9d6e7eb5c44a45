import { type ComponentType, use } from 'react';
import { loadCode } from './load-code.ts';
import { track } from './track.ts';

/** The loader of a page, or of a part that an address selects. */
export interface LoadablePage {
  chunk: string;
  load(): Promise<{ Page: ComponentType }>;
}

/** A remote's page. */
export type PageRoute = LoadablePage;

const loads = new Map<LoadablePage, Promise<ComponentType>>();

/**
 * Loads the component of a page once. A failed load stays failed until `forgetPage`; retrying it here would cause
 * a loop.
 */
export function loadPage(page: LoadablePage): Promise<ComponentType> {
  const known = loads.get(page);
  if (known) return known;
  const promise = track(loadCode(page.chunk, () => page.load()).then(({ Page }) => Page));
  loads.set(page, promise);
  return promise;
}

/** Forgets a page's load, so that the next `loadPage` retries. */
export const forgetPage = (page: LoadablePage) => loads.delete(page);

/** Returns the page's component; suspends until its chunk is loaded and throws the load's error. */
export const usePage = (page: LoadablePage): ComponentType => use(loadPage(page));

import { type ReactNode, startTransition } from 'react';
import { type HydrationOptions, hydrateRoot, type Root } from 'react-dom/client';

/**
 * Hydrates served markup in a transition, so that React yields to input and painting. Otherwise it would
 * hydrate a whole page in one task.
 */
export function hydrate(element: HTMLElement, tree: ReactNode, options: HydrationOptions): Root {
  let root!: Root;
  startTransition(() => {
    root = hydrateRoot(element, tree, options);
  });
  return root;
}

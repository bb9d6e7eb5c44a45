import { type ReactNode, startTransition } from 'react';
import { type HydrationOptions, hydrateRoot, type Root } from 'react-dom/client';

/**
 * Hydrates markup as served, in slices: in a transition React gives way between them, to a visitor's first touch and to
 * paint; outside of one it hydrates a whole page in one task.
 */
export function hydrate(element: HTMLElement, tree: ReactNode, options: HydrationOptions): Root {
  let root!: Root;
  startTransition(() => {
    root = hydrateRoot(element, tree, options);
  });
  return root;
}

import { type ReactNode, useState, useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => {};

/** Returns whether the component was rendered first to hydrate served HTML. */
export function useWasHydrated(): boolean {
  const isHydrating = useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  );
  const [wasHydrating] = useState(isHydrating);
  return wasHydrating;
}

/** Returns the elements of the served page, while it is shown, that a selector matches. */
const servedElements = (selector: string) =>
  typeof document === 'undefined' ? [] : [...document.querySelectorAll(`[data-react] :is(${selector})`)];

/**
 * The fallback of a part of a served page whose code is still loading. React needs it where it could not hydrate the
 * page and renders it again. Shows the served elements, with what the visitor has typed; other pages show the children.
 */
export function ServedPart({ selector, children }: { selector: string; children?: ReactNode }) {
  const [elements] = useState(() => servedElements(selector));
  if (elements.length === 0) return children;
  return <div style={{ display: 'contents' }} ref={(element) => element?.append(...elements)} />;
}

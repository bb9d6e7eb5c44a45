import { type ReactNode, startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root, type RootOptions } from 'react-dom/client';
import { failureEvent } from './failure-event.ts';

interface StartOptions {
  /** Prefix of React's ids, the same in the prerender. */
  identifierPrefix: string;
  /** Whether the element contains the prerendered markup of the tree. */
  isServed?: boolean;
  /** Called when React has given elements up and removed them, before others can be changed by the visitor. */
  onGiveUp?: () => void;
  /** Returns what is shown when rendering fails again and again. By default, what was served, which works without scripts. */
  failed?: (onRetry: () => void) => ReactNode;
}

/** Failures of a root within so many milliseconds of each other count together. */
const repeatedWithin = 1000;
const mostRestarts = 3;

/**
 * Renders a tree into an element, which belongs to this root alone. If React can't go on, because an add-on has moved or
 * removed its nodes for example, the tree is rendered again from scratch.
 */
export function startRoot(
  element: HTMLElement,
  tree: ReactNode,
  { identifierPrefix, isServed = false, onGiveUp, failed }: StartOptions,
) {
  const served = failed ? '' : element.innerHTML;
  let restarts = 0;
  let failedAt = Number.NEGATIVE_INFINITY;
  let state: 'running' | 'failed' | 'ended' = 'running';

  const restart = () => {
    if (state === 'ended') return;
    state = 'running';
    root.unmount();
    const isGivenUp = restarts > mostRestarts;
    element.innerHTML = isGivenUp ? served : '';
    onGiveUp?.();
    if (isGivenUp && served) return;
    root = createRoot(element, options);
    flushSync(() => root.render(isGivenUp ? failed?.(retry) : tree));
  };
  const retry = () => {
    restarts = 0;
    setTimeout(restart);
  };
  const options: RootOptions = {
    identifierPrefix,
    // Called in the commit that replaces what could not be hydrated.
    onRecoverableError(error) {
      onGiveUp?.();
      reportError(error);
    },
    onUncaughtError(error) {
      window.dispatchEvent(new CustomEvent(failureEvent, { detail: error }));
      console.warn('A part of the page is rendered again.', error);
      if (state !== 'running') return;
      state = 'failed';
      onGiveUp?.();
      const now = performance.now();
      restarts = now - failedAt < repeatedWithin ? restarts + 1 : 1;
      failedAt = now;
      // After the commit in which React has reported the error, and before the browser paints the empty element.
      queueMicrotask(restart);
    },
  };

  let root: Root;
  if (isServed)
    // In a transition, so that React yields to input and painting instead of hydrating a whole page in one task.
    startTransition(() => {
      root = hydrateRoot(element, tree, options);
    });
  else {
    root = createRoot(element, options);
    root.render(tree);
  }

  return {
    unmount() {
      state = 'ended';
      root.unmount();
    },
  };
}

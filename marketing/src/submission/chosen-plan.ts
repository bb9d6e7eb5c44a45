import { useSyncExternalStore } from 'react';
import { keptValue } from './kept-text.ts';

let chosen: string | undefined;
const listeners = new Set<() => void>();

/** Returns the choice that the contact form holds, or that a product page has kept for it; otherwise ''. */
function read() {
  chosen ??= keptValue('contact', 'plan');
  return chosen;
}

/** Shows what the visitor has chosen outside the contact form, too; '' if nothing is chosen. */
export function showChosenPlan(plan: string) {
  chosen = plan;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Returns what the visitor has chosen; '' if nothing is chosen, and in the served page. */
export const useChosenPlan = () => useSyncExternalStore(subscribe, read, () => '');

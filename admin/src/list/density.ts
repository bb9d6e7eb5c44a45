import { useSyncExternalStore } from 'react';

/** Heights of the rows of all tables. */
export type Density = 'comfortable' | 'compact';

const key = 'admin-density';
const listeners = new Set<() => void>();

function readStored(): Density {
  try {
    return localStorage.getItem(key) === 'compact' ? 'compact' : 'comfortable';
  } catch {
    return 'comfortable';
  }
}

let density = readStored();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the height of rows that was chosen in this browser. */
export const useDensity = () => useSyncExternalStore(subscribe, () => density);

/** Changes the height of the rows of all tables. */
export function setDensity(chosen: Density) {
  density = chosen;
  for (const listener of listeners) listener();
  try {
    localStorage.setItem(key, chosen);
  } catch {
    // If storage is disabled, the choice lasts until the page is left.
  }
}

import { useSyncExternalStore } from 'react';

type Area = 'localStorage' | 'sessionStorage';

/** Returns what this browser keeps under a key; null if that is nothing, or if storage is disabled. */
export function readStored(key: string, area: Area = 'localStorage'): string | null {
  try {
    return window[area].getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a value in this browser; does nothing if storage is disabled. */
export function store(key: string, value: string, area: Area = 'localStorage') {
  try {
    window[area].setItem(key, value);
  } catch {
    // The choice lasts until the page is left.
  }
}

/** Returns the object that this browser keeps as JSON under a key, or an empty object. */
export function readStoredJson(key: string, area?: Area): Record<string, unknown> {
  try {
    return Object(JSON.parse(readStored(key, area) ?? '{}'));
  } catch {
    return {};
  }
}

/** Creates a choice for all screens that this browser keeps; the first of its values is the default. */
export function createChoice<Value extends string>(key: string, values: readonly [Value, ...Value[]]) {
  const listeners = new Set<() => void>();
  let current: Value | undefined;
  const get = (): Value => {
    current ??= values.find((value) => value === readStored(key)) ?? values[0];
    return current;
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    use: () => useSyncExternalStore(subscribe, get),
    set(value: Value) {
      current = value;
      store(key, value);
      for (const listener of listeners) listener();
    },
  };
}

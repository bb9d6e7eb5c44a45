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

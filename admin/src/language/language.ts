/** Languages of the administrator area. */
export const languages = ['en', 'ja'] as const;
export type Language = (typeof languages)[number];

const key = 'admin-language';
const listeners = new Set<() => void>();

const isLanguage = (value: unknown): value is Language => languages.some((known) => known === value);

function readStored(): Language {
  try {
    const value = localStorage.getItem(key);
    return isLanguage(value) ? value : 'en';
  } catch {
    return 'en';
  }
}

let current: Language | undefined;

/** Returns the language chosen in this browser; English by default. */
export function getLanguage(): Language {
  current ??= readStored();
  return current;
}

/** Changes the language of all screens and stores it in the browser. */
export function setLanguage(language: Language) {
  current = language;
  try {
    localStorage.setItem(key, language);
  } catch {
    // If storage is disabled, the choice lasts until the page is left.
  }
  for (const listener of listeners) listener();
}

export function onLanguageChange(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

import { useSyncExternalStore } from 'react';
import { readStored, store } from '../stored.ts';

/** Languages of the administrator area. */
export const languages = ['en', 'ja'] as const;
export type Language = (typeof languages)[number];

const key = 'admin-language';
const listeners = new Set<() => void>();
let current: Language | undefined;

function readLanguage(): Language {
  current ??= languages.find((language) => language === readStored(key)) ?? 'en';
  return current;
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the language chosen in this browser; English by default. */
export const useLanguage = () => useSyncExternalStore(subscribe, readLanguage);

/** Changes the language of all screens, which this browser keeps. */
export function setLanguage(language: Language) {
  current = language;
  store(key, language);
  for (const listener of listeners) listener();
}

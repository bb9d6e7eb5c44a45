import { useSyncExternalStore } from 'react';
import { getLanguage, type Language, onLanguageChange } from './language.ts';

/** The language that the screens speak at present. */
export const useLanguage = (): Language => useSyncExternalStore(onLanguageChange, getLanguage);

/** Takes a feature's words in every language, gives those of the present one. */
export const useWords = <Words>(words: Record<Language, Words>): Words => words[useLanguage()];

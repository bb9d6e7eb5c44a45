import { useSyncExternalStore } from 'react';
import { getLanguage, type Language, onLanguageChange } from './language.ts';

/** Returns the current interface language. */
export const useLanguage = (): Language => useSyncExternalStore(onLanguageChange, getLanguage);

/** Returns a feature's texts in the current language. */
export const useStrings = <Strings>(strings: Record<Language, Strings>): Strings => strings[useLanguage()];

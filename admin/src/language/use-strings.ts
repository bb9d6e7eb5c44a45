import { type Language, useLanguage } from './language.ts';

export { useLanguage };

/** Returns a feature's texts in the current language. */
export const useStrings = <Strings>(strings: Record<Language, Strings>): Strings => strings[useLanguage()];

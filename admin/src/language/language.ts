import { createChoice } from '../stored.ts';

/** Languages of the administrator area. */
export const languages = ['en', 'ja'] as const;
export type Language = (typeof languages)[number];

const language = createChoice('admin-language', languages);

/** Returns the language chosen in this browser; English by default. */
export const useLanguage = language.use;
export const setLanguage = language.set;

import type { Language } from './language.ts';

/** Formats a date and time in the user's time zone, with the Japanese locale or else the browser's. */
export const formatTime = (date: Date, language: Language): string =>
  date.toLocaleString(language === 'ja' ? 'ja-JP' : undefined);

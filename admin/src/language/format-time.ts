import type { Language } from './language.ts';

/** Formats a date and time as the viewer's clock shows it: in Japanese, or else as the browser is set. */
export const formatTime = (date: Date, language: Language): string =>
  date.toLocaleString(language === 'ja' ? 'ja-JP' : undefined);

import { browserLocales } from '@suite/host/browser-locales';
import type { Language } from './language.ts';

const fallbacks: Record<Language, string> = { en: 'en-GB', ja: 'ja-JP' };

/** Returns the first browser locale that matches the interface language, such as `en-US`, or the fallback. */
const localeOf = (language: Language): string =>
  browserLocales()
    .find((locale) => locale.language === language)
    ?.toString() ?? fallbacks[language];

/** Formats a calendar date, such as `2026-11-25`, in the interface language. */
export const formatDate = (date: string, language: Language): string =>
  new Date(date).toLocaleDateString(localeOf(language), { dateStyle: 'medium', timeZone: 'UTC' });

/** Formats a date and time in the user's time zone and in the interface language. */
export const formatTime = (date: Date, language: Language): string => date.toLocaleString(localeOf(language));

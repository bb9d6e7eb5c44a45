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

/** Returns midnight in the user's time zone, some days after a date such as '2026-11-25'. */
export function midnight(date: string, daysLater = 0): Date {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Date(year, month - 1, day + daysLater);
}

const dayNames: Record<Language, Intl.RelativeTimeFormat> = {
  en: new Intl.RelativeTimeFormat('en', { numeric: 'auto' }),
  ja: new Intl.RelativeTimeFormat('ja', { numeric: 'auto' }),
};

/** Formats a date and time without seconds: '5 Nov 2026, 15:30'. */
export const formatMinute = (date: Date, language: Language): string =>
  date.toLocaleString(localeOf(language), { dateStyle: 'medium', timeStyle: 'short' });

/** Formats a date and time with seconds: '5 Nov 2026, 15:30:10'. */
export const formatSecond = (date: Date, language: Language): string =>
  date.toLocaleString(localeOf(language), { dateStyle: 'medium', timeStyle: 'medium' });

/** Formats a date of this year and a time without seconds: '5 Nov, 15:30'. */
const formatMinuteOfYear = (date: Date, language: Language): string =>
  date.toLocaleString(localeOf(language), {
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
  });

/** Formats a time of a day without seconds: '15:06'. */
export const formatClock = (date: Date, language: Language): string =>
  date.toLocaleTimeString(localeOf(language), { timeStyle: 'short' });

/** Returns 'Today' or 'Yesterday' for a time of these days. `today` is a date in the user's time zone. */
function nameOfDay(date: Date, language: Language, today: string): string | undefined {
  const daysAgo = [0, 1].find((days) => date >= midnight(today, -days) && date < midnight(today, 1 - days));
  if (daysAgo === undefined) return undefined;
  const day = dayNames[language].format(-daysAgo, 'day');
  return `${day.charAt(0).toUpperCase()}${day.slice(1)}`;
}

/** Formats the day of a time in the user's time zone: 'Today', 'Yesterday', then weekday and date. */
export const formatDay = (date: Date, language: Language, today: string): string =>
  nameOfDay(date, language, today) ??
  date.toLocaleDateString(localeOf(language), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  });

/**
 * Formats a time in the user's time zone so that it is read at a glance: 'Today 15:06', 'Yesterday 15:06', then date and
 * time without seconds, and without this year. `today` is a date in the user's time zone.
 */
export function formatRecentTime(date: Date, language: Language, today: string): string {
  const day = nameOfDay(date, language, today);
  if (day) return `${day} ${formatClock(date, language)}`;
  const isThisYear = date.getFullYear() === midnight(today).getFullYear();
  return (isThisYear ? formatMinuteOfYear : formatMinute)(date, language);
}

/** Formats a time of the last days for a sentence: '15:06', 'Tue 15:06', or date and time if it is older. */
export function formatSince(date: Date, language: Language, today: string): string {
  const time = formatClock(date, language);
  if (date >= midnight(today)) return time;
  return date >= midnight(today, -6)
    ? `${date.toLocaleDateString(localeOf(language), { weekday: language === 'en' ? 'short' : 'long' })} ${time}`
    : formatRecentTime(date, language, today);
}

/** Formats a calendar date without its year: '25 Nov'. */
export const formatShortDate = (date: string, language: Language): string =>
  new Date(date).toLocaleDateString(localeOf(language), { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** Formats a date and time in the user's time zone and in the interface language. */
export const formatTime = (date: Date, language: Language): string => date.toLocaleString(localeOf(language));

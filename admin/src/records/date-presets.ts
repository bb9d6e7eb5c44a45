import type { DatePreset } from '@suite/contracts/list-filters';
import { midnight } from '../language/format-time.ts';

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** Returns a date in the user's time zone, such as '2026-11-20'. */
export const localDay = (date: Date) =>
  `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;

/** Returns the times between which two days lie, each of which may be ''; days in the wrong order are exchanged. */
export function timesOfDays({ from, to }: { from: string; to: string }): { from?: string; to?: string } {
  const [first, last] = from && to && to < from ? [to, from] : [from, to];
  return {
    ...(first && { from: midnight(first).toISOString() }),
    ...(last && { to: midnight(last, 1).toISOString() }),
  };
}

/** Returns the first and the last day of a preset of days; a week starts on Monday. */
export function daysOf(preset: Exclude<DatePreset, 'visit'>, today: string): { from: string; to: string } {
  const day = (later: number) => localDay(midnight(today, later));
  const sinceMonday = (midnight(today).getDay() + 6) % 7;
  return {
    today: { from: today, to: today },
    yesterday: { from: day(-1), to: day(-1) },
    week: { from: day(-sinceMonday), to: day(6 - sinceMonday) },
    '30days': { from: day(-29), to: today },
  }[preset];
}

/** Presets of the follow-up date in days from today. */
const presets = [
  ['tomorrow', 1],
  ['inThreeDays', 3],
  ['nextWeek', 7],
] as const;

/** Returns the presets of the follow-up date with their dates. */
export const followUpPresets = () =>
  presets.map(([name, days]) => ({ name, date: localDay(midnight(localDay(new Date()), days)) }));

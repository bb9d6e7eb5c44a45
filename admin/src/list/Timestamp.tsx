import { formatSecond, formatTime } from '../language/format-time.ts';
import { type Language, languages } from '../language/language.ts';
import { useLanguage } from '../language/use-strings.ts';

interface TimestampProps {
  /** ISO 8601 in UTC. */
  value: string;
  format?(date: Date, language: Language): string;
}

const units = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

const formatsOf = (style: Intl.RelativeTimeFormatStyle) =>
  Object.fromEntries(
    languages.map((language) => [
      language,
      new Intl.RelativeTimeFormat(language, { numeric: 'auto', style }),
    ]),
  ) as Record<Language, Intl.RelativeTimeFormat>;

const long = formatsOf('long');
const narrow = formatsOf('narrow');

/** Returns the time since a date: '3 hours ago'. */
function relativeTime(date: Date, language: Language, formats = long): string {
  const seconds = (date.getTime() - Date.now()) / 1000;
  const [unit, length] = units.find(([, size]) => Math.abs(seconds) >= size) ?? (['second', 1] as const);
  return formats[language].format(Math.trunc(seconds / length), unit);
}

/** Returns the time since a date in few letters: '3h ago'. */
export const formatAge = (date: Date, language: Language) => relativeTime(date, language, narrow);

/** Renders a time in the user's time zone. The tooltip shows it with seconds, how long ago it was and the time zone. */
export function Timestamp({ value, format = formatSecond }: TimestampProps) {
  const language = useLanguage();
  const date = new Date(value);
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return (
    <time
      dateTime={value}
      title={`${formatTime(date, language)}, ${relativeTime(date, language)} (${timeZone})`}
    >
      {format(date, language)}
    </time>
  );
}

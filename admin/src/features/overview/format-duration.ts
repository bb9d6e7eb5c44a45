const units = [
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3_600 },
  { unit: 'minute', seconds: 60 },
  { unit: 'second', seconds: 1 },
] as const;

/** Formats a duration with its largest unit and, unless that is 0, the next smaller one: '2 days 4 hrs', '12 secs'. */
export function formatDuration(seconds: number, locale: string): string {
  const whole = Math.round(seconds);
  const first = units.findIndex((unit) => whole >= unit.seconds);
  const shown = units.slice(first < 0 ? -1 : first).slice(0, 2);
  let rest = whole;
  const parts = shown.map(({ unit, seconds: size }) => {
    const count = Math.floor(rest / size);
    rest -= count * size;
    return { count, text: count.toLocaleString(locale, { style: 'unit', unit, unitDisplay: 'short' }) };
  });
  return parts
    .filter(({ count }, index) => count > 0 || index === 0)
    .map(({ text }) => text)
    .join(' ');
}

/** Formats a time as ISO 8601, without seconds and offset: '2026-11-25 15:06'. */
function isoTime(this: Date, _locale?: unknown, { timeZone }: Intl.DateTimeFormatOptions = {}): string {
  const offset = timeZone === 'UTC' ? 0 : this.getTimezoneOffset() * 60_000;
  return new Date(this.getTime() - offset).toISOString().slice(0, 16).replace('T', ' ');
}

/** Creates a plain format of days, numbers, lists and times that have passed. Is called with and without `new`. */
function Format(locale: unknown, options?: Intl.DateTimeFormatOptions) {
  return {
    format(value: unknown, unit?: string) {
      if (value instanceof Date) return isoTime.call(value, locale, options).slice(0, 10);
      if (!unit) return String(value);
      return (unit === 'day' && ['today', 'yesterday'][-Number(value)]) || `${-Number(value)} ${unit}s ago`;
    },
    resolvedOptions: () => ({ timeZone: 'local time' }),
  };
}

/**
 * Replaces the functions that format times, numbers and lists, and sort names, by plain ones, where an add-on or the browser
 * has removed or blocked one: the panel would stay empty.
 */
export function repairIntl() {
  const names = ['DateTimeFormat', 'NumberFormat', 'RelativeTimeFormat', 'ListFormat'] as const;
  const now = new Date();
  try {
    for (const name of names) Reflect.construct(Intl[name], ['en']);
    for (const shown of [now, 0]) shown.toLocaleString();
    now.toLocaleDateString();
    now.toLocaleTimeString();
    'a'.localeCompare('b');
  } catch {
    Reflect.set(window, 'Intl', Object.fromEntries(names.map((name) => [name, Format])));
    Object.assign(Date.prototype, {
      toLocaleString: isoTime,
      toLocaleDateString(this: Date, ...options: []) {
        return isoTime.apply(this, options).slice(0, 10);
      },
      toLocaleTimeString(this: Date) {
        return isoTime.call(this).slice(11);
      },
    });
    Reflect.set(String.prototype, 'localeCompare', function (this: string, other: string) {
      return this < other ? -1 : Number(this > other);
    });
    Reflect.set(Number.prototype, 'toLocaleString', function (this: number, _: unknown, { unit = '' } = {}) {
      return `${this} ${unit}`.trim();
    });
  }
}

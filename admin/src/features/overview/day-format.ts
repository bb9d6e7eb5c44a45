/** Creates a function that formats a UTC day, given as `YYYY-MM-DD`. */
function dayFormat(locale: string, options: Intl.DateTimeFormatOptions) {
  const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  return (day: string) => format.format(new Date(`${day}T00:00:00Z`));
}

export const shortDay = (locale: string) => dayFormat(locale, { day: 'numeric', month: 'short' });
export const longDay = (locale: string) => dayFormat(locale, { dateStyle: 'long' });

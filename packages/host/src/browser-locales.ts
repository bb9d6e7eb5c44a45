/**
 * Returns the locales that the browser reports, in the visitor's order. Some browsers report invalid ones, such as `C` or
 * `en-US@posix`, or none.
 */
export function browserLocales(): Intl.Locale[] {
  const reported: readonly unknown[] = navigator.languages?.length
    ? navigator.languages
    : [navigator.language];
  return reported.flatMap((tag) => {
    try {
      return [new Intl.Locale(String(tag).split(/[.@]/, 1)[0]?.replaceAll('_', '-') ?? '')];
    } catch {
      return [];
    }
  });
}

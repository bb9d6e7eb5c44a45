/**
 * Returns the locales that the browser reports, in the visitor's order. Some browsers report invalid ones, such as `C` or
 * `en-US@posix`, no list, or nothing.
 */
export function browserLocales(): Intl.Locale[] {
  const { language, languages }: { language: unknown; languages: unknown } = navigator;
  const reported: unknown[] = Array.isArray(languages) && languages.length > 0 ? languages : [language];
  return reported.flatMap((tag) => {
    try {
      return [new Intl.Locale(String(tag).split(/[.@]/, 1)[0]?.replaceAll('_', '-') ?? '')];
    } catch {
      return [];
    }
  });
}

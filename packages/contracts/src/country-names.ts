/** Languages in which many people know the names of countries other than their own. */
const worldLanguages = 'en fr es de pt it nl pl sv tr ru uk ar hi bn ta id vi th zh zh-Hant ja ko'.split(' ');

const namesByLanguage = new Map<string, Intl.DisplayNames[]>();

function namesIn(language: string): Intl.DisplayNames[] {
  const names = namesByLanguage.get(language) ?? loadNames(language);
  namesByLanguage.set(language, names);
  return names;
}

/** Returns an empty list if the browser has no such names, or reports a language that is no valid tag. */
function loadNames(language: string): Intl.DisplayNames[] {
  try {
    return (['long', 'short'] as const).map(
      (style) => new Intl.DisplayNames(language, { type: 'region', style, fallback: 'none' }),
    );
  } catch {
    return [];
  }
}

/** Returns the main language of a country, or the code of an unknown one if the browser knows none. */
function mainLanguage(code: string): string {
  try {
    return new Intl.Locale(`und-${code}`).maximize().language;
  } catch {
    return 'und';
  }
}

/** Returns the cities after which the time zones of a country are named, as far as the browser knows. */
function citiesOf(code: string): string[] {
  try {
    // Browsers before 2025 have the property, later ones the function.
    const locale = new Intl.Locale(`und-${code}`) as { getTimeZones?(): string[]; timeZones?: string[] };
    return (locale.getTimeZones?.() ?? locale.timeZones ?? []).map((zone) =>
      zone.replace(/.*\//, '').replaceAll('_', ' '),
    );
  } catch {
    return [];
  }
}

/**
 * Returns what a country is called in its main language, in widely used languages and in those given, as far as the
 * browser knows, in full and in short, and its cities: 'Deutschland', 'Allemagne', 'ドイツ', 'Berlin'.
 */
export function localNames(code: string, languages: readonly string[]): string[] {
  const names = [mainLanguage(code), ...worldLanguages, ...languages].flatMap((language) =>
    namesIn(language).map((known) => known.of(code)),
  );
  return [...new Set([...names, ...citiesOf(code)])].filter((name) => name !== undefined);
}

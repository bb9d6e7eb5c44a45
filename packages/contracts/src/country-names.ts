/** Languages in which many people know the names of countries other than their own. */
const worldLanguages = 'en fr es de pt it nl pl sv tr ru uk ar hi bn ta id vi th zh ja ko'.split(' ');

const namesByLanguage = new Map<string, Intl.DisplayNames | undefined>();

function namesIn(language: string): Intl.DisplayNames | undefined {
  if (!namesByLanguage.has(language)) namesByLanguage.set(language, loadNames(language));
  return namesByLanguage.get(language);
}

/** Returns undefined if the browser has no such names, or reports a language that is no valid tag. */
function loadNames(language: string): Intl.DisplayNames | undefined {
  try {
    return new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
  } catch {
    return undefined;
  }
}

/**
 * Returns what a country is called in its main language, in widely used languages and in those given, as far as the
 * browser knows: 'Deutschland', 'Allemagne', 'ドイツ'.
 */
export function localNames(code: string, languages: readonly string[]): string[] {
  const ownLanguage = new Intl.Locale(`und-${code}`).maximize().language;
  const names = [ownLanguage, ...worldLanguages, ...languages].map((language) => namesIn(language)?.of(code));
  return [...new Set(names)].filter((name) => name !== undefined);
}

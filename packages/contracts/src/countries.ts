import codes from 'i18n-iso-countries/codes.json' with { type: 'json' };
import english from 'i18n-iso-countries/langs/en.json' with { type: 'json' };
import { countryAliases } from './country-aliases.ts';
import { fold } from './fold.ts';

export interface Country {
  /** ISO 3166-1 alpha-2 code. */
  code: string;
  /** Name in lists and records. */
  name: string;
  /** Alternative names and the ISO 3166-1 alpha-3 code: 'USA', 'Ivory Coast', 'England', 'GBR'. */
  otherNames: string[];
}

const alpha3ByCode = new Map(codes.map(([alpha2, alpha3]) => [alpha2, alpha3]));

/** Short names where the list has only a long one. */
const shortNames: Readonly<Record<string, string>> = {
  BN: 'Brunei',
  FM: 'Micronesia',
  LA: 'Laos',
  MD: 'Moldova',
  SY: 'Syria',
  VA: 'Vatican City',
};

const named = Object.entries(english.countries).map(
  ([code, names]) => [code, [names, shortNames[code] ?? []].flat()] as [code: string, names: string[]],
);

const allNames = named.flatMap(([, names]) => names);
const isShared = (name: string) => allNames.indexOf(name) !== allNames.lastIndexOf(name);
const isAbbreviation = (name: string) => name.length < 4 || name.includes('.');
const words = (name: string) => name.split(' ').length;

/**
 * Returns the name people search for: 'Tanzania', not 'United Republic of Tanzania'; 'United Kingdom', not
 * 'UK'.
 */
const commonName = (names: string[]) =>
  names
    .filter((name) => !isShared(name) && !isAbbreviation(name))
    .reduce((best, name) => (words(name) < words(best) ? name : best), names[0] ?? '');

/** Returns the further names of a country: those listed, its alpha-3 code, and 'St' for 'Saint'. */
const otherNames = (code: string, names: string[], name: string) => {
  const alpha3 = alpha3ByCode.get(code);
  const others = [...names.filter((other) => other !== name), ...(countryAliases[code]?.split(', ') ?? [])];
  const shortened = [name, ...others].filter((called) => /\bSaint\b/.test(called));
  return [
    ...new Set([
      ...others,
      ...shortened.map((called) => called.replace(/\bSaint\b/, 'St')),
      ...(alpha3 ? [alpha3] : []),
    ]),
  ];
};

/** Every country and territory of ISO 3166-1, by its common English name. */
export const countries: readonly Country[] = named
  .map(([code, names]) => {
    const name = commonName(names);
    return { code, name, otherNames: otherNames(code, names, name) };
  })
  .sort((a, b) => (fold(a.name) < fold(b.name) ? -1 : 1));

/** Returns a name without what people write differently: 'U.K.', 'SriLanka', 'The Gambia', 'Bosnia & Herzegovina'. */
const plain = (called: string) =>
  fold(called)
    .replace(/^\s*the /, '')
    .replace(/&| and /g, '')
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');

const countryByAnyName = new Map(
  countries.flatMap((country) =>
    [...country.otherNames.filter((other) => !isShared(other)), country.code, country.name].map(
      (called) => [plain(called), country] as const,
    ),
  ),
);

/**
 * Finds a country by its code or any unambiguous name, ignoring case, accents, widths and punctuation. Returns undefined if
 * there is no match.
 */
export const findCountry = (called: string): Country | undefined => countryByAnyName.get(plain(called));

/** Names of countries that people have too. */
const firstNames = ['chad', 'georgia', 'israel', 'jordan'];

/**
 * Returns the code of the country with an English name; undefined for every other word by which people choose a country, as
 * people also write languages, cities and first names with a number of another country.
 */
export function codeOfCountryName(name: string): string | undefined {
  const called = plain(name);
  const country = firstNames.includes(called) ? undefined : findCountry(name);
  const ownNames = named.find(([code]) => code === country?.code)?.[1] ?? [];
  return ownNames.some((own) => plain(own) === called) ? country?.code : undefined;
}

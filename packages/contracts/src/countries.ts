import english from 'i18n-iso-countries/langs/en.json' with { type: 'json' };

export interface Country {
  /** ISO 3166-1 alpha-2 code. */
  code: string;
  /** Name in lists and records. */
  name: string;
  /** Alternative names: 'USA', 'Ivory Coast', 'England'. */
  otherNames: string[];
}

/** Names that i18n-iso-countries does not list: parts of countries, previous names, short names and other spellings. */
const alsoCalled: Record<string, string[]> = {
  AE: ['Emirates', 'Dubai', 'Abu Dhabi'],
  CD: ['DRC', 'Zaire'],
  CV: ['Cabo Verde'],
  GB: ['Britain', 'England', 'Scotland', 'Wales', 'Northern Ireland'],
  KP: ['DPRK'],
  LA: ['Laos'],
  LK: ['Ceylon'],
  MM: ['Burma'],
  MO: ['Macau'],
  NL: ['Holland'],
  SZ: ['Swaziland'],
  TL: ['East Timor'],
  US: ['America'],
  VN: ['Viet Nam'],
};

const named = Object.entries(english.countries).map(
  ([code, names]) => [code, [names].flat()] as [code: string, names: string[]],
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

/** Every country and territory of ISO 3166-1, by its common English name. */
export const countries: readonly Country[] = named
  .map(([code, names]) => {
    const name = commonName(names);
    return {
      code,
      name,
      otherNames: [...names.filter((other) => other !== name), ...(alsoCalled[code] ?? [])],
    };
  })
  .sort((a, b) => a.name.localeCompare(b.name, 'en'));

const nameByAnyName = new Map(
  countries.flatMap(({ code, name, otherNames }) =>
    [...otherNames.filter((other) => !isShared(other)), code, name].map((called) => [
      called.toLowerCase(),
      name,
    ]),
  ),
);

/**
 * Finds a country by its code or any unambiguous name, ignoring case. Returns its common name, or undefined if there is
 * no match.
 */
export const findCountryName = (called: string) => nameByAnyName.get(called.trim().toLowerCase());

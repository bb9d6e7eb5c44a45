import codes from 'i18n-iso-countries/codes.json' with { type: 'json' };
import english from 'i18n-iso-countries/langs/en.json' with { type: 'json' };
import { fold } from './fold.ts';

export interface Country {
  /** ISO 3166-1 alpha-2 code. */
  code: string;
  /** Name in lists and records. */
  name: string;
  /** Alternative names and the ISO 3166-1 alpha-3 code: 'USA', 'Ivory Coast', 'England', 'GBR'. */
  otherNames: string[];
}

/**
 * Names that i18n-iso-countries does not list: parts of countries, previous names, short names, other
 * spellings, own names in languages that browsers such as Chromium lack, and the people where a territory has their name.
 */
const alsoCalled: Record<string, string[]> = {
  AE: ['Emirates', 'Dubai', 'Abu Dhabi', 'VAE', 'EAU'],
  AL: ['Shqipëri'],
  AM: ['Հայաստան', 'Hayastan'],
  AU: ['豪州', 'Aussie', 'Oz'],
  AZ: ['Azərbaycan'],
  BA: ['Bosnia-Herzegovina', 'Bosna i Hercegovina'],
  BF: ['Upper Volta'],
  BJ: ['Dahomey'],
  BQ: ['Caribbean Netherlands'],
  BT: ['འབྲུག'],
  CD: ['DRC', 'DR Congo', 'Congo-Kinshasa', 'Zaire', 'RDC'],
  CF: ['CAR', 'RCA'],
  CG: ['Congo-Brazzaville'],
  CH: ['Svizra'],
  CI: ['RCI', 'Elfenbeinküste', 'Costa de Marfil', 'Costa d’Avorio', 'コートジボワール'],
  CN: ['Chinese', 'PRC', 'Mainland China', '中華人民共和国', 'PR China', 'Zhongguo'],
  CV: ['Cabo Verde'],
  CY: ['Kıbrıs'],
  CZ: ['Czech', 'Česká republika'],
  DE: ['BRD'],
  EG: ['Misr'],
  ER: ['ኤርትራ'],
  ET: ['Abyssinia'],
  FK: ['Malvinas'],
  FO: ['Føroyar'],
  FR: ['French'],
  GB: [
    'British',
    'Britain',
    'England',
    'Scotland',
    'Wales',
    'Cymru',
    'Northern Ireland',
    'N. Ireland',
    'Großbritannien',
    'Grande-Bretagne',
    'Gran Bretaña',
    'Angleterre',
    'Inglaterra',
    'Engeland',
  ],
  GE: ['საქართველო', 'グルジア', 'Sakartvelo'],
  GL: ['Kalaallit Nunaat'],
  GR: ['Hellas', 'Ellada'],
  IE: ['Éire', 'Republic of Ireland'],
  IN: ['Indian', 'Bharat', 'Hindustan', 'இந்தியா', 'ভারত'],
  IR: ['Persia'],
  IS: ['Ísland'],
  JP: ['日本国', 'Nippon', 'Nihon', 'にほん', 'にっぽん', 'ジャパン'],
  KG: ['Кыргызстан'],
  KH: ['Kampuchea', 'កម្ពុជា'],
  KP: ['DPRK', 'Democratic People’s Republic of Korea', '조선', 'N. Korea'],
  KR: [
    'Korean',
    'Korea',
    'Corea',
    'Corée',
    'Coreia',
    'ROK',
    '한국',
    '남한',
    'かんこく',
    '大韓民国',
    'S. Korea',
  ],
  KZ: ['Қазақстан'],
  LA: ['Laos', 'ລາວ', 'Lao PDR'],
  LK: ['Ceylon', 'Colombo', 'ශ්‍රී ලංකාව', 'இலங்கை'],
  LU: ['Lëtzebuerg'],
  ME: ['Crna Gora'],
  MG: ['Madagasikara'],
  MK: ['Македонија', 'Macedonia', 'FYROM', 'Makedonija'],
  MM: ['Burma', 'မြန်မာ'],
  MN: ['Монгол'],
  MO: ['Macau', '澳門'],
  MV: ['Dhivehi Raajje', 'ދިވެހިރާއްޖެ', 'モルジブ'],
  NL: ['Holland', 'Dutch'],
  NP: ['नेपाल'],
  NZ: ['Aotearoa', 'Kiwi'],
  PH: ['Phillipines'],
  PS: ['Gaza', 'West Bank'],
  RS: ['Srbija'],
  RU: ['Rossiya', 'РФ'],
  SA: ['KSA'],
  SN: ['Senegaal'],
  SO: ['Soomaaliya'],
  SX: ['Saint Maarten', 'Saint Martin (Dutch part)'],
  SZ: ['Swaziland'],
  TH: ['Siam', 'ประเทศไทย'],
  TJ: ['Тоҷикистон'],
  TL: ['East Timor'],
  TM: ['Türkmenistan'],
  TW: ['Chinese Taipei', 'Formosa', '台灣', 'ROC'],
  TZ: ['Zanzibar', 'Tanganyika'],
  US: [
    'American',
    'America',
    'Amerika',
    'Amérique',
    'Америка',
    'أمريكا',
    'US of A',
    'EE. UU.',
    '米国',
    'The States',
  ],
  UZ: ['Oʻzbekiston'],
  VA: ['Vatican', 'Vatican City'],
  VC: ['SVG'],
  VG: ['BVI'],
  VI: ['USVI', 'US Virgin Islands'],
  VN: ['Viet Nam'],
  ZA: ['RSA'],
  ZW: ['Rhodesia'],
};

const alpha3ByCode = new Map(codes.map(([alpha2, alpha3]) => [alpha2, alpha3]));

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

/** Returns the further names of a country: those listed, its alpha-3 code, and 'St' for 'Saint'. */
const otherNames = (code: string, names: string[], name: string) => {
  const alpha3 = alpha3ByCode.get(code);
  const others = [...names.filter((other) => other !== name), ...(alsoCalled[code] ?? [])];
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

const nameByAnyName = new Map(
  countries.flatMap(({ code, name, otherNames }) =>
    [...otherNames.filter((other) => !isShared(other)), code, name].map((called) => [plain(called), name]),
  ),
);

/**
 * Finds a country by its code or any unambiguous name, ignoring case, accents, widths and punctuation. Returns its common
 * name, or undefined if there is no match.
 */
export const findCountryName = (called: string) => nameByAnyName.get(plain(called));

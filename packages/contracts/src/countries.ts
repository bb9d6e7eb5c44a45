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
 * Names that i18n-iso-countries does not list: previous names, short names, other spellings, and own names in languages that
 * browsers such as Chromium lack.
 */
const alsoCalled: Record<string, string[]> = {
  AE: ['Emirates', 'VAE', 'EAU'],
  AL: ['Shqipëri'],
  AM: ['Հայաստան', 'Hayastan'],
  AU: ['豪州'],
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
  CN: ['PRC', 'Mainland China', '中華人民共和国', 'PR China', 'Zhongguo'],
  CV: ['Cabo Verde'],
  CY: ['Kıbrıs'],
  CZ: ['Česká republika'],
  DE: ['BRD'],
  EG: ['Misr'],
  ER: ['ኤርትራ'],
  ET: ['Abyssinia'],
  FK: ['Malvinas'],
  FO: ['Føroyar'],
  GB: ['N. Ireland', 'Großbritannien', 'Grande-Bretagne', 'Gran Bretaña'],
  GE: ['საქართველო', 'グルジア', 'Sakartvelo'],
  GL: ['Kalaallit Nunaat'],
  GR: ['Hellas', 'Ellada'],
  IE: ['Éire', 'Republic of Ireland'],
  IN: ['Bharat', 'Hindustan', 'இந்தியா', 'ভারত', 'ఇండియా', 'ഇന്ത്യ', 'ಭಾರತ', 'ભારત', 'ਭਾਰਤ'],
  IR: ['Persia'],
  IS: ['Ísland'],
  JP: ['日本国', 'Nippon', 'Nihon', 'にほん', 'にっぽん', 'ジャパン'],
  KG: ['Кыргызстан'],
  KH: ['Kampuchea', 'កម្ពុជា'],
  KP: ['DPRK', 'Democratic People’s Republic of Korea', '조선', 'N. Korea'],
  KR: ['Korea', 'Corea', 'Corée', 'Coreia', 'ROK', '한국', '남한', 'かんこく', '大韓民国', 'S. Korea'],
  KZ: ['Қазақстан'],
  LA: ['Laos', 'ລາວ', 'Lao PDR'],
  LK: ['Ceylon', 'ශ්‍රී ලංකාව', 'ලංකාව', 'இலங்கை', 'ஸ்ரீ லங்கா'],
  LU: ['Lëtzebuerg'],
  ME: ['Crna Gora'],
  MG: ['Madagasikara'],
  MK: ['Македонија', 'Macedonia', 'FYROM', 'Makedonija'],
  MM: ['Burma', 'မြန်မာ'],
  MN: ['Монгол'],
  MO: ['Macau', '澳門'],
  MV: ['Dhivehi Raajje', 'ދިވެހިރާއްޖެ', 'モルジブ'],
  NL: ['Holland'],
  NP: ['नेपाल'],
  NZ: ['Aotearoa'],
  PH: ['Phillipines'],
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
  TZ: ['Tanganyika'],
  US: ['America', 'Amerika', 'Amérique', 'Америка', 'أمريكا', 'US of A', 'EE. UU.', '米国', 'The States'],
  UZ: ['Oʻzbekiston'],
  VA: ['Vatican', 'Vatican City'],
  VC: ['SVG'],
  VG: ['BVI'],
  VI: ['USVI', 'US Virgin Islands'],
  VN: ['Viet Nam'],
  ZA: ['RSA'],
  ZW: ['Rhodesia'],
};

/**
 * People, languages, cities, regions and codes of sport by which people name their country, where its names do not start like
 * them. Browsers know further cities.
 */
const peopleAndPlaces = `
AE Dubai, Abu Dhabi, Emirati, Sharjah. AR Argentinean. AS American Samoan. AT Wien. AU Aussie, Oz, Canberra, Queensland.
BB Barbadian. BD Bengali, Chittagong. BF Burkinabe. BH Manama. BJ Beninese. BR Brazilian, Rio de Janeiro. BS Bahamian.
BT Bhutanese. BY Belarusian. CA Canadian, Ottawa, Montreal, Quebec, Ontario, Alberta, Calgary. CD Congolese.
CG Republic of Congo. CH Bern, Geneva, Basel. CI Ivorian. CL Chilean. CM Cameroonian. CN Chinese, Beijing, 北京, Guangzhou,
Shenzhen. CR San José. CV Cape Verdean. CY Cypriot. CZ Czech. DE Munich, München, Hamburg, Frankfurt, Cologne, Bavaria.
DK Danish. EC Ecuadorean, Quito. EG Egyptian. ES Spanish, Barcelona, Catalonia. FI Finnish. FJ Fijian, Suva. FO Faroese.
FR French. GA Gabonese. GB British, Britain, England, Scotland, Wales, Northern Ireland, Cymru, Angleterre, Inglaterra,
Engeland, English, Scottish, Welsh, Manchester, Birmingham, Edinburgh, Glasgow, Cardiff, Belfast. GH Ghanaian.
GL Greenlandic. GN Guinean. GQ Equatorial Guinean. GY Guyanese. HT Haitian. ID Bali, INA. IE Irish. IL Tel Aviv. IM Manx.
IN Indian, Kerala, Tamil Nadu, Delhi, New Delhi, Mumbai, Bombay, Chennai, Madras, Kolkata, Bangalore, Bengaluru, Hyderabad,
Pune, Punjab, Gujarat. IR Iranian, IRI. IS Icelandic, Icelander. IT Roma, Milan, Milano, Naples, Florence, Sicily.
JP Japanese, 東京, 大阪, Osaka, Kyoto. KP North Korean. KR Korean, Busan. KZ Astana. LA Laotian. LB Lebanese. LK Colombo,
Sinhala, Sinhalese, Kandy, Galle, Jaffna, Negombo, කොළඹ, கொழும்பு. LY Libyan. MA Moroccan, Rabat. ME Montenegrin.
MG Malagasy. ML Malian. MM Burmese, Yangon. MT Maltese. MU Mauritian. MV Maldivian, Malé. MW Malawian. MX Mexican.
MY Penang, MAS. MZ Mozambican. NE Nigerien. NG Abuja, NGR. NL Dutch, Rotterdam, The Hague. NP Nepalese. NZ Kiwi,
New Zealander, Wellington. OM Omani. PA Panamanian. PE Peruvian. PG Papua New Guinean. PH Pinoy, Cebu. PK Islamabad, Lahore.
PL Polish. PR Puerto Rican, PUR. PS Gaza, West Bank. PT Portuguese, Porto. PY Paraguayan. QA Doha. RU Москва,
Saint Petersburg. SA Jeddah, Mecca, Dammam. SC Seychellois. SD Sudanese. SE Swedish. SG Singaporean. SI Slovene.
SL Sierra Leonean. SN Senegalese. SS South Sudanese. SV Salvadoran. TG Togolese. TH Phuket. TL Timorese. TO Tongan.
TR Turkish, Ankara. TW Taiwanese, TPE. TZ Zanzibar, Dodoma. UA Ukrainian, Kyiv. US American, New York, California, Texas,
Florida, Hawaii, Washington. UY Uruguayan. VN Vietnamese, Hanoi. WS Samoan. YE Yemeni, Sanaa. ZA Cape Town, Pretoria,
Durban. ZW Zimbabwean.`;

for (const [, code = '', called = ''] of peopleAndPlaces.matchAll(/([A-Z]{2})\s([^.]+)\./g))
  alsoCalled[code] = [...(alsoCalled[code] ?? []), ...called.split(/,\s/)];

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

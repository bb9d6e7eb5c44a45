import { countries } from '@suite/contracts/countries';
import { createRanking } from '@suite/ui/rank-options';
import { countryOptions } from './country-options.ts';

const find = createRanking(countryOptions);
const best = (search: string) => find(search)[0]?.label;

test.each([
  ['england', 'United Kingdom'],
  ['uk', 'United Kingdom'],
  ['U.K.', 'United Kingdom'],
  ['gb', 'United Kingdom'],
  ['great britain', 'United Kingdom'],
  ['us', 'United States'],
  ['usa', 'United States'],
  ['america', 'United States'],
  ['amreica', 'United States'],
  ['samoa', 'Samoa'],
  ['india', 'India'],
  ['guinea', 'Guinea'],
  ['ger', 'Germany'],
  ['deu', 'Germany'],
  ['Deutschland', 'Germany'],
  ['ドイツ', 'Germany'],
  ['日本', 'Japan'],
  ['한국', 'South Korea'],
  ['韩国', 'South Korea'],
  ['korea', 'South Korea'],
  ['north korea', 'North Korea'],
  ['n korea', 'North Korea'],
  ['uae', 'United Arab Emirates'],
  ['dubai', 'United Arab Emirates'],
  ['drc', 'Democratic Republic of the Congo'],
  ['st lucia', 'Saint Lucia'],
  ['St. Vincent & the Grenadines', 'Saint Vincent and the Grenadines'],
  ['holland', 'Netherlands'],
  ['the netherlands', 'Netherlands'],
  ['burma', 'Myanmar'],
  ['Bharat', 'India'],
  ['PR China', 'China'],
  ['Corea', 'South Korea'],
  ['Corée', 'South Korea'],
  ['Amerika', 'United States'],
  ['Корея', 'South Korea'],
  ['朝鮮', 'North Korea'],
  ['США', 'United States'],
  ['美', 'United States'],
  ['French Southern', 'French Southern Territories'],
  ['American Samoa', 'American Samoa'],
  ['N. Ireland', 'United Kingdom'],
  ['Großbritannien', 'United Kingdom'],
  ['BRD', 'Germany'],
  ['Elfenbeinküste', "Cote d'Ivoire"],
  ['0094', 'Sri Lanka'],
  ['00 1 876', 'Jamaica'],
  ['🇱🇰', 'Sri Lanka'],
  ['🏴󠁧󠁢󠁥󠁮󠁧󠁿', 'United Kingdom'],
  ['UK 🇬🇧', 'United Kingdom'],
  ['Srilanka 🇱🇰', 'Sri Lanka'],
  ['+44 20 7946 0123', 'United Kingdom'],
  ['+1 512 555 0100', 'United States'],
  ['+1 876 555 0100', 'Jamaica'],
  ['0094 77 555 0777', 'Sri Lanka'],
  ['+7 701 123 45 67', 'Kazakhstan'],
  ['+7 912 345 67 89', 'Russia'],
  ['+1 416 555 0100', 'Canada'],
  ['+1 829 555 0100', 'Dominican Republic'],
  ['+1 939 555 0100', 'Puerto Rico'],
  ['+44 1534 123456', 'Jersey'],
  ['+61 412 345 678', 'Australia'],
  ['+61 8 9164 1234', 'Christmas Island'],
  ['+47 41 23 45 67', 'Norway'],
  ['+47 79 02 12 34', 'Svalbard and Jan Mayen'],
  ['+358 41 2345678', 'Finland'],
  ['+212 6 50 12 34 56', 'Morocco'],
  ['+590 690 00 12 34', 'Guadeloupe'],
  ['Colombo', 'Sri Lanka'],
  ['British', 'United Kingdom'],
  ['American', 'United States'],
  ['Indian', 'India'],
  ['Korean', 'South Korea'],
  ['Chinese', 'China'],
  ['French', 'France'],
  ['Dutch', 'Netherlands'],
  ['Aussie', 'Australia'],
  ['남한', 'South Korea'],
  ['かんこく', 'South Korea'],
  ['Kingdom of Saudi Arabia', 'Saudi Arabia'],
  ['Democratic Socialist Republic of Sri Lanka', 'Sri Lanka'],
  ['Democratic People’s Republic of Korea', 'North Korea'],
  ['Port Moresby, Papua New Guinea', 'Papua New Guinea'],
  ['JP - Japan (日本)', 'Japan'],
  ['Phillipines', 'Philippines'],
  ['Sri Lnka', 'Sri Lanka'],
  ['Shri Lanka', 'Sri Lanka'],
  ['Untied States', 'United States'],
  ['Swizerland', 'Switzerland'],
  ['Columbia', 'Colombia'],
  ['Spanish', 'Spain'],
  ['Omani', 'Oman'],
  ['Guinean', 'Guinea'],
  ['North Korean', 'North Korea'],
  ['American Samoan', 'American Samoa'],
  ['Scottish', 'United Kingdom'],
  ['Sinhalese', 'Sri Lanka'],
  ['Paris', 'France'],
  ['Rome', 'Italy'],
  ['Milan', 'Italy'],
  ['Malé', 'Maldives'],
  ['東京', 'Japan'],
  ['New Delhi', 'India'],
  ['Galle, Sri Lanka', 'Sri Lanka'],
  ['Republic of Congo', 'Republic of the Congo'],
  ['Swedan', 'Sweden'],
  ['inida', 'India'],
  ['isrel', 'Israel'],
  ['irael', 'Israel'],
  ['russa', 'Russia'],
  ['sapin', 'Spain'],
  ['pland', 'Poland'],
  ['paland', 'Poland'],
  ['nigera', 'Nigeria'],
  ['ghani', 'Ghana'],
  ['austia', 'Austria'],
  ['noth korea', 'North Korea'],
  ['MAS', 'Malaysia'],
  ['Khmer', 'Cambodia'],
  ['Bajan', 'Barbados'],
  ['Urdu', 'Pakistan'],
  ['Briton', 'United Kingdom'],
  ['Kochi', 'India'],
  ['Surat', 'India'],
  ['Yank', 'United States'],
  ['Virginia', 'United States'],
  ['virgin', 'Virgin Islands, British'],
  ['Republic of China', 'Taiwan'],
  ['People’s Republic of China', 'China'],
  ['Peoples Republic of China', 'China'],
  ['Belizean', 'Belize'],
  ['Bruneian', 'Brunei'],
  ['Burundian', 'Burundi'],
  ['Chadian', 'Chad'],
  ['Comorian', 'Comoros'],
  ['Djiboutian', 'Djibouti'],
  ['Grenadian', 'Grenada'],
  ['Luxembourgish', 'Luxembourg'],
  ['Monegasque', 'Monaco'],
  ['Palauan', 'Palau'],
  ['Surinamese', 'Suriname'],
  ['Bermudian', 'Bermuda'],
  ['Spaniard', 'Spain'],
  ['Flemish', 'Belgium'],
  ['Hebrew', 'Israel'],
  ['Nigerian', 'Nigeria'],
  ['Nigerien', 'Niger'],
  ['ඉන්දියාව', 'India'],
  ['ජපානය', 'Japan'],
  ['මාලදිවයින', 'Maldives'],
  ['මාල දිවයින', 'Maldives'],
  ['ඇමරිකාව', 'United States'],
  ['එක්සත් ජනපදය', 'United States'],
  ['එක්සත් රාජධානිය', 'United Kingdom'],
  ['එංගලන්තය', 'United Kingdom'],
  ['ඕස්ට්‍රේලියාව', 'Australia'],
  ['ඕස්ට්රේලියාව', 'Australia'],
  ['සිංගප්පූරුව', 'Singapore'],
  ['කටාර්', 'Qatar'],
  ['ඩුබායි', 'United Arab Emirates'],
  ['ඉංදියාව', 'India'],
  ['කොරියාව', 'South Korea'],
  ['කො', 'Sri Lanka'],
  ['இந்தியா', 'India'],
  ['ஜேர்மனி', 'Germany'],
  ['அவுஸ்திரேலியா', 'Australia'],
  ['பிரித்தானியா', 'United Kingdom'],
  ['இங்கிலாந்து', 'United Kingdom'],
  ['மாலைதீவு', 'Maldives'],
  ['கட்டார்', 'Qatar'],
  ['நோர்வே', 'Norway'],
  ['호주', 'Australia'],
  ['อังกฤษ', 'United Kingdom'],
  ['İngiltere', 'United Kingdom'],
  ['Inghilterra', 'United Kingdom'],
  ['Англия', 'United Kingdom'],
  ['انگلستان', 'United Kingdom'],
  ['אנגליה', 'United Kingdom'],
  ['Warszawa', 'Poland'],
  ['Bruxelles', 'Belgium'],
  ['Praha', 'Czechia'],
  ['Peking', 'China'],
  ['上海', 'China'],
  ['ivory coast', "Cote d'Ivoire"],
  ['Cote d’Ivoire', "Cote d'Ivoire"],
  ['cote', "Cote d'Ivoire"],
  ['curacao', 'Curaçao'],
  ['turkiye', 'Türkiye'],
  ['trinidad & tobago', 'Trinidad and Tobago'],
  ['espana', 'Spain'],
  ['suisse', 'Switzerland'],
  ['österreich', 'Austria'],
  ['россия', 'Russia'],
  ['foroyar', 'Faroe Islands'],
  ['どいつ', 'Germany'],
  ['भारत', 'India'],
  ['ＪＰ', 'Japan'],
  ['oesterreich', 'Austria'],
  ['米国', 'United States'],
  ['豪州', 'Australia'],
  ['にほん', 'Japan'],
  ['臺灣', 'Taiwan'],
  ['republic of ireland', 'Ireland'],
  ['persia', 'Iran'],
  ['ශ්රී ලංකාව', 'Sri Lanka'],
  ['vatican', 'Vatican City'],
  ['+94', 'Sri Lanka'],
  ['94', 'Sri Lanka'],
  ['+44', 'United Kingdom'],
  ['+1', 'United States'],
  ['+1 876', 'Jamaica'],
  ['+7', 'Russia'],
  ['+77', 'Kazakhstan'],
  ['+971', 'United Arab Emirates'],
  ['Bonn', 'Germany'],
  ['Nice', 'France'],
  ['Java', 'Indonesia'],
  ['Granada', 'Spain'],
  ['Cork', 'Ireland'],
  ['Siberia', 'Russia'],
  ['Brittany', 'France'],
  ['Turin', 'Italy'],
  ['Malaga', 'Spain'],
  ['Kannada', 'India'],
  ['Sindh', 'Pakistan'],
  ['Patna', 'India'],
  ['Konya', 'Türkiye'],
  ['Oran', 'Algeria'],
  ['Faro', 'Portugal'],
  ['Turku', 'Finland'],
  ['Kobe', 'Japan'],
  ['Ajman', 'United Arab Emirates'],
  ['Goan', 'India'],
  ['KL', 'Malaysia'],
  ['Nadi', 'Fiji'],
  ['York', 'United Kingdom'],
  ['Laos', 'Laos'],
  ['Syria', 'Syria'],
  ['Moldova', 'Moldova'],
  ['Moldova, Republic of', 'Moldova'],
  ['Syrian Arab Republic', 'Syria'],
  ['Holy See', 'Vatican City'],
  ['Micronesia', 'Micronesia'],
  ['Moldavia', 'Moldova'],
])('a search for %s finds %s first', (text, country) => {
  expect(best(text)).toBe(country);
});

/**
 * Returns the shortest start of a name, of at least three letters, that is not the start of a name of another country.
 */
function firstDistinctStart(name: string): string {
  const others = countries
    .filter((other) => other.name !== name)
    .flatMap((other) => [other.name, ...other.otherNames])
    .map((other) => other.toLowerCase().replace(/^the /, ''));
  for (let length = 3; length < name.length; length += 1) {
    const start = name.slice(0, length).toLowerCase();
    if (/\p{L}$/u.test(start) && !others.some((other) => other.startsWith(start))) return start;
  }
  return name;
}

test.each(countries.map((country) => [country.name, country] as const))(
  '%s is found first by its name, the start of its name and its ISO codes',
  (name, { code, otherNames }) => {
    for (const text of [name, firstDistinctStart(name), code, otherNames.at(-1) ?? '']) {
      expect([text, best(text)]).toEqual([text, name]);
    }
  },
);

test('finds countries by their names in the language of the visitor, and ignores an invalid language', () => {
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['fi-FI', 'en-US@posix', '']);
  expect(createRanking(countryOptions)('Saksa')[0]?.label).toBe('Germany');
});

test('does not find a country by other letters of its name in another language', () => {
  expect(find('None')).toEqual([]);
  expect(find('Osaka')[0]?.label).toBe('Japan');
});

test.each(['Orel', 'Puno', 'Gaya', 'Ulm', 'Padua', 'Parma', 'Torun', 'Halle'])(
  'does not take %s for another name with a typing error',
  (city) => {
    expect(find(city)).toEqual([]);
  },
);

test.each(['Odia', 'Hail', 'Ica'])('does not find %s inside a word', (search) => {
  expect(find(search)).toEqual([]);
});

test('a page that was pasted by accident is compared by its start only', () => {
  const page = 'word '.repeat(20_000);
  expect(best(`${page}Kenya`)).toBeUndefined();
  expect(best(`Kenya ${page}`)).toBe('Kenya');
});

test('finds countries in a browser that reports no languages', () => {
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(undefined as never);
  expect(createRanking(countryOptions)('Germany')[0]?.label).toBe('Germany');
});

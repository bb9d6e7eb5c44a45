import { countries } from '@suite/contracts/countries';
import { localNames } from '@suite/contracts/country-names';
import { browserLocales } from '@suite/host/browser-locales';
import phoneExamples from '../../submission/phone-examples.json' with { type: 'json' };

/** The countries that a calling code which several share stands for first. */
const firstOfCode = new Set(['AU', 'CW', 'FI', 'GB', 'GP', 'IT', 'MA', 'NO', 'RE', 'RU', 'US']);

/** Countries and territories that people rarely mean by a name they share, such as 'Corea', 'British' and 'America'. */
const rarelyMeant = new Set(['AS', 'GS', 'IO', 'KP', 'TF', 'UM', 'VG', 'VI']);

/**
 * What follows a shared calling code in the numbers of a country that is not its first, where it is not only what follows it
 * in the example of its numbers.
 */
const areas: Readonly<Record<string, string>> = {
  AX: '18',
  BL: '59027',
  BQ: '3 4 7',
  CA: '204 226 236 249 250 257 263 273 289 306 343 354 365 367 368 382 403 416 418 428 431 437 438 450 468 474 506 514 519 548 579 581 584 587 604 613 639 647 672 683 705 709 742 753 778 780 782 807 819 825 867 873 879 902 905 942',
  CC: '89162',
  CX: '89164',
  DO: '809 829 849',
  EH: '5288 5289',
  GG: '1481 7781 7839 7911',
  IM: '1624 7524 7624 7924',
  JE: '1534 7509 7700 7797 7829 7937',
  JM: '658 876',
  KZ: '7',
  MF: '59087',
  PR: '787 939',
  SJ: '79',
  VA: '06698',
  YT: '269 639',
};

const callingCodes = Object.entries(phoneExamples).map(([code, example]) => {
  const [callingCode = '', area = ''] = example.split(' ');
  return { code, callingCode, areas: areas[code] ?? area };
});

/**
 * Returns a country's calling code, also with 00 instead of the plus sign, and with what follows it if another country comes
 * first: '+1 876' and '+1 658' for Jamaica.
 */
function callingCodeOf(code: string): string[] {
  const own = callingCodes.find((country) => country.code === code);
  if (!own) return [];
  const isFirst =
    firstOfCode.has(code) ||
    callingCodes.every((other) => other === own || other.callingCode !== own.callingCode);
  const typed = isFirst
    ? [own.callingCode]
    : own.areas.split(' ').map((area) => `${own.callingCode} ${area}`);
  return typed.flatMap((code) => [code, code.replace('+', '00')]);
}

/** The countries as options of a searchable list. */
export const countryOptions = countries.map(({ code, name, otherNames }) => ({
  value: name,
  label: name,
  isRarelyMeant: rarelyMeant.has(code),
  otherNames: [code, ...callingCodeOf(code), ...otherNames],
  localNames: () => localNames(code, browserLocales().map(String)),
}));

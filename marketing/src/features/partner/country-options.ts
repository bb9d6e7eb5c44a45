import { countries } from '@suite/contracts/countries';
import { localNames } from '@suite/contracts/country-names';
import { browserLocales } from '@suite/host/browser-locales';
import phoneExamples from '../../submission/phone-examples.json' with { type: 'json' };

/** The countries that a calling code which several share stands for first. */
const firstOfCode = new Set(['AU', 'CW', 'FI', 'GB', 'GP', 'IT', 'MA', 'NO', 'RE', 'RU', 'US']);

/** Countries and territories that people rarely mean by a name they share, such as 'Corea', 'British' and 'America'. */
const rarelyMeant = new Set(['AS', 'GS', 'IO', 'KP', 'TF', 'UM', 'VG', 'VI']);

const callingCodes = Object.entries(phoneExamples).map(([code, example]) => {
  const [callingCode = '', area] = example.split(' ');
  return { code, callingCode, area };
});

/**
 * Returns a country's calling code, also with 00 instead of the plus sign, and with what follows it if another country comes
 * first: '+1 876' for Jamaica.
 */
function callingCodeOf(code: string): string[] {
  const own = callingCodes.find((country) => country.code === code);
  if (!own) return [];
  const isFirst =
    firstOfCode.has(code) ||
    callingCodes.every((other) => other === own || other.callingCode !== own.callingCode);
  const typed = isFirst ? own.callingCode : `${own.callingCode} ${own.area}`;
  return [typed, typed.replace('+', '00')];
}

/** The countries as options of a searchable list. */
export const countryOptions = countries.map(({ code, name, otherNames }) => ({
  value: name,
  label: name,
  isRarelyMeant: rarelyMeant.has(code),
  otherNames: [code, ...callingCodeOf(code), ...otherNames],
  localNames: () => localNames(code, browserLocales().map(String)),
}));

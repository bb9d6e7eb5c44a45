import { codeOfCountryName } from '@suite/contracts/countries';
import { codeOfFlag } from '@suite/contracts/country-flag';
import { asciiDigits, fewestOfPerson, readableDigits, withExponent } from '@suite/contracts/phone';
import {
  type CountryCode,
  getCountryCallingCode,
  isSupportedCountry,
  type PhoneNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max';

/** ISO code of the country that a number without a calling code belongs to, if known. */
export type PhoneCountry = string | undefined;

const digitsOf = (text: string) => text.replace(/\D/g, '');
const reversed = (text: string) => [...text].reverse().join('');

/**
 * A time, a duration or an ordinal ('after 17:00', '9am', '24 hours', '2nd floor', '4G'), and what precedes the first number of a
 * list ('1) ', 'Mobile 1: ', '1 - 077…').
 */
const asides =
  /(?<!\d)\d{1,2}(?::\d\d(?!\d)|(?:[.:]\d\d)?\s*(?:[ap]\.?m\b|h(?:\d\d|rs?)?\b|hours?\b|min(?:ute)?s?\b|days?\b|uhr\b|[時时시])|(?:st|nd|rd|th|g)\b)|^[^\d+(]*\d\s*(?:[):]\s|\p{Pd}\s(?=[+0]))/giu;
/**
 * A number before a word or bracket, behind which are only digits that are too few for a number: an extension ('ext. 12') or
 * hours ('(9-5)').
 */
const beforeRemark = new RegExp(
  `^((?:\\D*\\d){${fewestOfPerson},}?)\\D*[\\p{L}\\p{Ps}\\p{So}#×](?:(?:[^\\p{L}\\d]*\\d){0,${fewestOfPerson - 1}}[^\\p{L}\\d]*(?:\\p{L}+|$))+$`,
  'su',
);
const hour = String.raw`(?:[01]?\d|2[0-4])(?:[.:][0-5]\d)?`;
const year = String.raw`(?:19|20)\d\d`;
const between = String.raw`\s*(?:[-–—~/x]|to)\s*`;
/** Hours or a date beside a number: '9-5', '9.00-17.00', '24/7', '24x7', '9 to 5', '2026-11-26', '26.11.2026'. */
const hoursOrDate = new RegExp(
  `(?<!\\d[./-]?)(?:${year}([./-])\\d\\d?\\1\\d\\d?|\\d\\d?([./-])\\d\\d?\\2${year})(?![./-]?\\d)|` +
    `(?<![\\d.+(])${hour}${between}${hour}(?![\\d.])|\\(${hour}${between}${hour}\\)`,
  'giu',
);
/**
 * What precedes a number with a plus sign or a leading zero: 'Flat 5, ', 'No 45/2, Galle Road, ', 'SIM1 ', '1. '. A space or bracket
 * alone does not end it, as the digits could be a calling code.
 */
const inFront =
  /^(?:(?=[^\d+]*[\p{L}#])(?:[^\d+]*\d){1,6}?[^\d+]*?(?:\p{L}\)?|[,;:]|\s\p{Pd})|[^\d+]*[\p{L}#]\d\s|\(?\d[.)](?=\s))\s*\(?(?=[+0])/u;
/** The 1 of Mexican mobile numbers, which was abolished in 2019 and which WhatsApp still writes, in links without a plus sign. */
const formerMobilePrefix = /^(?:\+|00)?\s*52\s*1(?=(?:\s*\d){10}$)/;

/** Fewest digits behind a calling code without a plus sign; shorter ones are rather a number without its leading zero. */
const fewestWithOwnCode = 8;

/**
 * Returns the valid number that has the country's calling code without a plus sign, also behind the 011 with which North
 * Americans dial other countries.
 */
function withOwnCode(text: string, country: CountryCode | undefined): PhoneNumber | undefined {
  const number = parsePhoneNumberFromString(`+${text.replace(/^011/, '')}`);
  if (!country || number?.countryCallingCode !== getCountryCallingCode(country)) return undefined;
  return number.isValid() && number.nationalNumber.length >= fewestWithOwnCode ? number : undefined;
}

/** Returns whether a number would be typed with a leading zero, but was not. */
const lacksZero = (text: string, number: PhoneNumber) =>
  !text.startsWith('0') && digitsOf(number.formatNational()).startsWith('0');

/** Returns the valid number without a zero behind its calling code, which numbers of Poland and others do not have. */
function withoutZero(text: string, number: PhoneNumber | undefined): PhoneNumber | undefined {
  const other = number?.isValid()
    ? undefined
    : parsePhoneNumberFromString(text.replace(/^(\+\s*\d+) 0/, '$1'));
  return other?.isValid() ? other : undefined;
}

/** Returns the number that a whole text is, in the given country or with a calling code. */
function wholeNumber(typed: string, country: CountryCode | undefined): PhoneNumber | undefined {
  const text = typed.replace(formerMobilePrefix, '+52');
  const number = parsePhoneNumberFromString(text, country);
  // With a calling code the country is certain, so that the length is enough: numbering plans change.
  if (text.startsWith('+')) return withoutZero(text, number) ?? (number?.isPossible() ? number : undefined);
  if (number?.isValid()) return (lacksZero(text, number) && withOwnCode(text, country)) || number;
  return text.startsWith('00') ? wholeNumber(`+${text.slice(2)}`, country) : withOwnCode(text, country);
}

/**
 * Returns the groups of digits; a calling code has its plus sign, also after '(+94)' and '+0094'. The others have none: '+077…',
 * '+94 +77…'.
 */
const groupsOf = (text: string) =>
  text
    .replace(/\+[\s(]*(?:00\s*)?(?=\d)/g, '+')
    .replace(/\+(?=0)/g, '')
    .replace(/(\+(\d{1,3}))\s*\+(?:\2)?/g, '$1 ')
    .match(/\+?\d+/g) ?? [];

/** Number of digits of the longest texts that are parsed: a calling code, a trunk prefix and a number. */
const mostDigits = 19;

/** Returns the number in a part of a text: as many groups of digits as possible; undefined if they are no number. */
function longestNumber(groups: readonly string[], country: CountryCode | undefined) {
  for (let end = groups.length; end > 0; end -= 1) {
    const part = groups.slice(0, end).join(' ');
    const size = digitsOf(part).length;
    if (size < fewestOfPerson) return undefined;
    const number = size <= mostDigits && part.lastIndexOf('+') < 1 ? wholeNumber(part, country) : undefined;
    if (number) return { number, end };
  }
  return undefined;
}

/** Returns the numbers in a text, and undefined for each group of digits that is no part of one. */
function numbersIn(groups: readonly string[], country: CountryCode | undefined): (PhoneNumber | undefined)[] {
  if (groups.length === 0) return [];
  const first = longestNumber(groups, country);
  return [first?.number, ...numbersIn(groups.slice(first?.end ?? 1), country)];
}

function withoutRemark(typed: string): string {
  const text = typed.replace(asides, '');
  return beforeRemark.exec(text)?.[1] ?? text;
}

/** What a text says about telephone numbers. */
interface PhoneText {
  numbers: PhoneNumber[];
  /** All digits without leading zeros, if they are not exactly one number. */
  otherDigits: string;
}

/** Returns whether a spreadsheet has rounded a number: '9.19877E+11'. */
function isRounded(text: string): boolean {
  const [, , others = '', exponent] = withExponent.exec(text.trim()) ?? [];
  return others.length < Number(exponent);
}

/** Returns the code of the country that a text names: '🇹🇭 081 234 5678', '081 234 5678 (Thailand)'. */
function countryNamedIn(text: string): PhoneCountry {
  // Shorter words are rather abbreviations.
  const words = text.match(/\p{L}[\p{L}\p{M} .'’-]{2,}\p{L}/gu) ?? [];
  return codeOfFlag(text)?.toUpperCase() ?? words.map(codeOfCountryName).find(Boolean);
}

function readPhones(typed: string, country: PhoneCountry): PhoneText {
  const own = countryNamedIn(typed) ?? country;
  const region = own !== undefined && isSupportedCountry(own) ? own : undefined;
  const ascii = readableDigits(typed);
  if (isRounded(ascii)) return { numbers: [], otherDigits: '' };
  const text = withoutRemark(ascii);
  const withoutTrunkPrefix = text.replace(/\(\s*0\s*\)/, ' ');
  const wholeOf = (part: string) => wholeNumber(groupsOf(part).join(' '), region);
  const whole =
    wholeOf(text) ??
    wholeOf(withoutTrunkPrefix) ??
    wholeOf(withoutRemark(ascii.replace(hoursOrDate, ' '))) ??
    wholeOf(withoutRemark(ascii.replace(hoursOrDate, ' ').replace(inFront, '')));
  if (whole) return { numbers: [whole], otherDigits: '' };
  const found = text.split(/[\p{L},;،、]/u).flatMap((part) => numbersIn(groupsOf(part), region));
  const numbers = [
    ...new Map(found.flatMap((number) => (number ? [[number.number, number] as const] : []))).values(),
  ];
  const isOneNumber = numbers.length === 1 && !found.includes(undefined);
  return { numbers, otherDigits: isOneNumber ? '' : digitsOf(withoutTrunkPrefix).replace(/^0+/, '') };
}

const nationalDigits = ({ nationalNumber }: PhoneNumber) => nationalNumber.replace(/^0?/, '0');

/**
 * Returns the digits of an unclear number with the calling code for which Russia, Kazakhstan, Belarus (in 80) and Lithuania
 * dial the trunk prefix 8: in a form without a country, 8 912 345 67 89 can be +7 912 345 67 89.
 */
const withCallingCode = (digits: string) =>
  digits
    .replace(/^80(?=\d{9}$)/, '375')
    .replace(/^8(?=\d{10}$)/, '7')
    .replace(/^8(?=\d{8}$)/, '370');

/** Returns the digits by which searches find a phone number: as typed, international, with a leading zero, and as dialled in its country. */
export function phoneSpellings(typed: string, country: PhoneCountry): string[] {
  const { numbers, otherDigits } = readPhones(typed, country);
  const spellings = numbers.flatMap((number) => [
    digitsOf(number.number),
    nationalDigits(number),
    digitsOf(number.formatNational()),
  ]);
  return [...new Set([...spellings, withCallingCode(otherDigits), digitsOf(asciiDigits(typed))])].filter(
    Boolean,
  );
}

/** The keys by which a phone number is found again. */
export interface PhoneKeys {
  phone_key: string;
  second_phone_key: string;
}

/** Length of the columns. */
const longestKey = 32;

/**
 * Returns the keys of all numbers in a text. A key is the number in the format E.164 in reverse, so that the keys of
 * numbers with the same ending start alike. The key of digits without a clear number has no plus sign.
 */
export function allPhoneKeys(typed: string, country: PhoneCountry): string[] {
  const { numbers, otherDigits } = readPhones(typed, country);
  return [...numbers.map(({ number }) => number), otherDigits]
    .filter(Boolean)
    .map((text) => reversed(text).slice(0, longestKey));
}

/** Returns the national digits of a number, whose key has a zero in front in place of a plus sign and a calling code. */
const nationalKey = (digits: string) => reversed(digits.replace(/^0*/, '0'));

/**
 * Returns the keys by which a person is looked up: those of all numbers in a text, and of a number without a calling code the
 * national one, as a record of another country may contain the same digits.
 */
export function personPhoneKeys(typed: string, country: PhoneCountry): string[] {
  const { numbers } = readPhones(typed, country);
  const asTyped = nationalKey(digitsOf(asciiDigits(typed)));
  const isNational = numbers.some(({ nationalNumber }) => nationalKey(nationalNumber) === asTyped);
  return [...allPhoneKeys(typed, country), ...(isNational ? [asTyped] : [])];
}

/** Returns the keys that have columns: of the first two numbers. A text with one clear number has only the first. */
export function phoneKeys(typed: string, country: PhoneCountry): PhoneKeys {
  const [phone_key = '', second_phone_key = ''] = allPhoneKeys(typed, country);
  return { phone_key, second_phone_key };
}

/** Returns the number to call, in the format E.164; null if the text contains no number, several or unclear ones. */
export const callableNumber = ({
  phone_key,
  second_phone_key,
}: Pick<PhoneKeys, 'phone_key'> & { second_phone_key: string | null }): string | null =>
  phone_key.endsWith('+') && second_phone_key === '' ? reversed(phone_key) : null;

/** Returns the prefix that all keys of the same number share; undefined if it has too few digits. */
export const sharedPrefix = (key: string): string | undefined =>
  digitsOf(key).length < fewestOfPerson ? undefined : key.slice(0, fewestOfPerson);

/** Returns the last digits of a key's number; undefined if it has too few. */
export const sharedEnding = (key: string): string | undefined => {
  const prefix = sharedPrefix(key);
  return prefix && reversed(prefix);
};

/** Returns the digits of a key, also with the calling code that a trunk prefix stands for. */
const digitsOfKey = (key: string) => [key, reversed(withCallingCode(reversed(key)))].map(digitsOf);

const isStart = (start: string, digits: string) => start.length >= fewestOfPerson && digits.startsWith(start);

/** Returns whether a key of national digits is that of a clear number. */
const isNationalKeyOf = (key: string, other: string) =>
  key.endsWith('0') && key === nationalKey(parsePhoneNumberFromString(reversed(other))?.nationalNumber ?? '');

/**
 * Returns whether two keys belong to the same number. Two clear numbers must be equal; an unclear one, which may lack the
 * country code or have the trunk prefix 8 instead, must be the end of the other or end with it.
 */
export function isSamePhoneKey(key: string, other: string): boolean {
  if (key.endsWith('+') && other.endsWith('+')) return key === other;
  if (isNationalKeyOf(key, other) || isNationalKeyOf(other, key)) return true;
  return digitsOfKey(key).some((one) =>
    digitsOfKey(other).some((two) => isStart(one, two) || isStart(two, one)),
  );
}

/** Fewest national digits for which the spelling with (0) is compared, as shorter ones could be another number's end. */
const fewestWithTrunkPrefix = 8;

/**
 * Returns the digits, in reverse, by which erasures recognise a number: of its clear numbers, of their spelling with (0),
 * which earlier releases did not understand, of unclear ones, and as typed, without leading zeros.
 */
export function erasureKeys(typed: string, country: PhoneCountry): string[] {
  const { numbers, otherDigits } = readPhones(typed, country);
  const withTrunkPrefix = numbers
    .filter(({ nationalNumber }) => nationalNumber.length >= fewestWithTrunkPrefix)
    .map(nationalDigits);
  const asTyped = digitsOf(typed.normalize('NFKC')).replace(/^0+/, '');
  const unclear = [otherDigits, withCallingCode(otherDigits)];
  const all = [...numbers.map(({ number }) => digitsOf(number)), ...withTrunkPrefix, ...unclear, asTyped];
  return [...new Set(all)].filter(Boolean).map((digits) => reversed(digits).slice(0, longestKey));
}

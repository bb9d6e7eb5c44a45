const digitsOf = (text: string) => text.normalize('NFKC').replace(/\D/g, '').replace(/^0+/, '');
const reversed = (text: string) => [...text].reverse().join('');

/** Number of final digits that all spellings of a number share, with or without a country code or leading zero. */
const sharedDigits = 8;
/** Minimum number of digits of a search; fewer would match too many records. */
const fewestDigits = 3;
/** Minimum number of digits that identify a person. */
export const fewestOfPerson = 7;

/** Returns the search key of a phone number: its digits in reverse order. */
export const phoneKey = (phone: string): string => reversed(digitsOf(phone)).slice(0, 32);

/** Returns the key prefix to search for, or undefined if the query is not a phone number or has too few digits. */
export function phoneSearch(query: string): string | undefined {
  const text = query.normalize('NFKC');
  if (!/^[\d\s()+./-]+$/.test(text)) return undefined;
  const digits = text.replace(/\D/g, '');
  const significant = digitsOf(text);
  if (digits.length < fewestDigits) return undefined;
  return reversed(significant.length < fewestOfPerson ? digits : significant).slice(0, sharedDigits);
}

/** Returns whether a key and a phone number belong together. */
export const isSamePhone = (key: string, phone: string): boolean => isSamePhoneKey(key, phoneKey(phone));

/**
 * Returns whether two keys belong to the same number: one number must end with the other, so that a missing country code
 * is ignored.
 */
export function isSamePhoneKey(key: string, other: string): boolean {
  const [short, long] = key.length < other.length ? [key, other] : [other, key];
  return short.length >= fewestOfPerson && long.startsWith(short);
}

/**
 * Returns the prefix that all keys of a person's number share, or undefined if the number has too few digits to
 * identify a person.
 */
export function personPhoneSearch(phone: string): string | undefined {
  const key = phoneKey(phone);
  return key.length < fewestOfPerson ? undefined : key.slice(0, fewestOfPerson);
}

const digitsOf = (text: string) => text.normalize('NFKC').replace(/\D/g, '').replace(/^0+/, '');
const reversed = (text: string) => [...text].reverse().join('');

/** Spellings of one number, with a country's code or a leading zero, have this many last digits in common. */
const sharedDigits = 8;
/** Fewer digits would name half of the records. */
const fewestDigits = 3;
/** Fewer name nobody for certain. */
export const fewestOfPerson = 7;

/** What a phone number is found by: its digits from the last one on. */
export const phoneKey = (phone: string): string => reversed(digitsOf(phone)).slice(0, 32);

/** The beginning of the keys that a search is after; undefined where it is no phone number or has too few digits. */
export function phoneSearch(query: string): string | undefined {
  const text = query.normalize('NFKC');
  if (!/^[\d\s()+./-]+$/.test(text)) return undefined;
  const digits = text.replace(/\D/g, '');
  const significant = digitsOf(text);
  if (digits.length < fewestDigits) return undefined;
  return reversed(significant.length < fewestOfPerson ? digits : significant).slice(0, sharedDigits);
}

/** Whether a key is another spelling of a person's number: one ends with the other, a country's code aside. */
export function isSamePhone(key: string, phone: string): boolean {
  const other = phoneKey(phone);
  const [short, long] = key.length < other.length ? [key, other] : [other, key];
  return short.length >= fewestOfPerson && long.startsWith(short);
}

/** The beginning that all keys of a person's number have; undefined where it has too few digits to name a person. */
export function personPhoneSearch(phone: string): string | undefined {
  const key = phoneKey(phone);
  return key.length < fewestOfPerson ? undefined : key.slice(0, fewestOfPerson);
}

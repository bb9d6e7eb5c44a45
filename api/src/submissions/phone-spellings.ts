import { fold } from '@suite/contracts/fold';

/** Calling code of the company's country; people often omit it. */
const homeCode = '94';
/** Country calling codes with one or two digits (ITU-T E.164); all others have three. */
const callingCode = /^(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/;
/** Number of digits of a phone number in the company's country, including the calling code. */
const wholeAtHome = 11;
/** Longer than any phone number. */
const longestNumber = 32;

/** Returns the digits of a phone number: with the calling code, with a leading zero instead, and as submitted. */
export function phoneSpellings(phone: string): string[] {
  const text = fold(phone).trim();
  const digits = text.replace(/\D/g, '').slice(0, longestNumber);
  if (digits === '') return [];
  const whole = digits.replace(/^0+/, '');
  const isWhole =
    /^(?:\+|00)/.test(text) ||
    (whole === digits && whole.startsWith(homeCode) && whole.length >= wholeAtHome);
  const code = isWhole ? (callingCode.exec(whole)?.[0] ?? whole.slice(0, 3)) : homeCode;
  const national = (isWhole ? whole.slice(code.length) : whole).replace(/^0+/, '');
  return [`${code}${national}`, `0${national}`, digits];
}

/** Returns the value of a decimal digit: Unicode lists the ten digits of every script in a row, starting with zero. */
export function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value % 10);
}

/** Returns a text in compatibility form (NFKC), with the decimal digits of every script as ASCII digits. */
export const asciiDigits = (text: string): string =>
  text.normalize('NFKC').replace(/(?!\d)\p{Nd}/gu, asciiDigit);

/** Returns a text with the digits for which people type O, I and l. */
export const digitsForLetters = (text: string): string => text.replace(/o/gi, '0').replace(/[il]/gi, '1');

/** Letters typed for a hyphen on keyboards of Japan, China, Korea and Arabic countries, in compatibility form. */
export const hyphenLetters = 'ー一\u1173\u0640';

/** A sign or letter typed for a hyphen between two digits. */
const hyphen = new RegExp(`(?<=\\d\\s*)[${hyphenLetters}\\u2500-\\u2505\\u2796](?=\\s*\\d)`, 'gu');

/** A number in which letters were typed for digits, and what else a number contains. */
const misspelled = /^[\d\s()+./\p{Pd}]*\d[\d\s()+./\p{Pd}oOlI]*$|^[oO][\d\s()+./\p{Pd}oOlI]*\d$/u;

/** A number as a spreadsheet shows it: its first digit, the others and the exponent of '7.71234567E+8'. */
export const withExponent = /^'?(\d)[.,](\d+)e\+?(\d+)$/i;

/** The code before a number with which its caller hides or shows their own: '#31#077…'. */
const callerIdCode = /^\s*[*#]\d\d#\s*(?=[\d+])/;

/**
 * Returns a text with ASCII digits, also for letters that look like one, without a spreadsheet's decimals and exponent, the
 * escapes of a link, and with hyphens for lines and for the letters that look like one on keyboards of Japan, Korea and
 * Arabic countries.
 */
export function readableDigits(typed: string): string {
  const ascii = asciiDigits(typed)
    .replace(callerIdCode, '')
    .replace(/%2b/gi, '+')
    .replace(/(?<=\d)%20(?=\d)/g, ' ')
    .replace(/(?<=\d{7})[.,]00?$/, '')
    .replace(withExponent, (all, first, others, exponent) =>
      others.length === Number(exponent) ? first + others : all,
    )
    .replace(hyphen, '-');
  return misspelled.test(ascii) ? digitsForLetters(ascii) : ascii;
}

/** Number of final digits that identify a person, for numbers without a clear country. */
export const fewestOfPerson = 7;

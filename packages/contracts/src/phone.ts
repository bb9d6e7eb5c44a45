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

/** Number of final digits that identify a person, for numbers without a clear country. */
export const fewestOfPerson = 7;

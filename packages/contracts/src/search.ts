/** Calling code of the company's country; people often omit it. */
const homeCode = '94';

/** Minimum length of a term that also matches in the middle of an e-mail address or a phone number. */
export const fewestInside = 3;

/** Scripts without spaces between words. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー]+/gu;
const word = /[\p{L}\p{N}\p{M}]+/gu;

/** Returns a text in lower case, without accents and with normalized character widths. */
export const foldText = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase();

/** The words of a text, folded. */
export interface TextWords {
  /** Words separated by spaces or punctuation. */
  spaced: string[];
  /** Runs of characters of a script without spaces. */
  runs: string[];
}

/** Splits a text into words. */
export function wordsOf(text: string): TextWords {
  const found = foldText(text).match(word) ?? [];
  return {
    spaced: found.flatMap((part) => part.split(unspaced).filter(Boolean)),
    runs: found.flatMap((part) => part.match(unspaced) ?? []),
  };
}

/** One term of a search; a record must match all of them. */
export interface SearchTerm {
  /** The term as typed, with full-width characters normalized and the spaces of a phone number removed. */
  text: string;
  words: TextWords;
  /** Digit sequences to find in a phone number; empty if the term can't be part of one. */
  digits: string[];
}

const partOfNumber = /^[\d()+./\p{Pd}]+$/u;

/** Returns the digits to find: without the (0) of +44 (0)20, and both with and without a leading 00. */
function digitsOf(text: string): string[] {
  const digits = text.replace(/^(\+.*)\(0\)/, '$1').replace(/\D/g, '');
  return [digits, ...(digits.startsWith('00') ? [digits.slice(2)] : [])].filter(
    (run) => run.length >= fewestInside,
  );
}

/** Splits a search at spaces, but keeps the digit groups of one phone number together. */
export function splitSearch(query: string): SearchTerm[] {
  const terms: string[][] = [];
  let wasNumber = false;
  for (const chunk of query.normalize('NFKC').split(/\s+/).filter(Boolean)) {
    const isNumber = partOfNumber.test(chunk);
    if (isNumber && wasNumber) terms.at(-1)?.push(chunk);
    else terms.push([chunk]);
    wasNumber = isNumber;
  }
  return terms.map((chunks) => {
    const text = chunks.join('');
    return { text, words: wordsOf(chunks.join(' ')), digits: partOfNumber.test(text) ? digitsOf(text) : [] };
  });
}

/** Country calling codes with one or two digits (ITU-T E.164); all others have three. */
const callingCode = /^(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/;
/** Number of digits of a phone number in the company's country, including the calling code. */
const wholeAtHome = 11;
/** Longer than any phone number. */
const longestNumber = 32;

/** One spelling of a phone number's digits. */
export interface PhoneSpelling {
  digits: string;
  /** Position of its first digit relative to the submitted digits; negative if it starts before them. */
  offset: number;
  /** Position in the submitted digits from which this spelling is identical to them. */
  shared: number;
}

/** Returns the spellings of a phone number: as submitted, with the calling code, and with a leading zero instead. */
export function phoneSpellings(phone: string): PhoneSpelling[] {
  const text = phone.normalize('NFKC').trim();
  const digits = text.replace(/\D/g, '').slice(0, longestNumber);
  if (digits === '') return [];
  const whole = digits.replace(/^0+/, '');
  const isWhole =
    /^(?:\+|00)/.test(text) ||
    (whole === digits && whole.startsWith(homeCode) && whole.length >= wholeAtHome);
  const code = isWhole ? (callingCode.exec(whole)?.[0] ?? whole.slice(0, 3)) : homeCode;
  const national = (isWhole ? whole.slice(code.length) : whole).replace(/^0+/, '');
  const start = digits.length - national.length;
  const spellings = [
    { digits, offset: 0, shared: 0 },
    { digits: `${code}${national}`, offset: start - code.length, shared: start },
    { digits: `0${national}`, offset: start - 1, shared: start },
  ];
  return spellings.filter(
    (one, index) => spellings.findIndex((other) => other.digits === one.digits) === index,
  );
}

import { fewestInside, phoneSpellings, type TextWords, wordsOf } from '@suite/contracts/search';

/** Increase it when the result of `searchWords` changes: a background job then rebuilds the words of all rows. */
export const searchVersion = 3;

/**
 * Maximum token length in characters. The first characters distinguish words well enough, and MySQL does not index
 * words of more than 84 characters.
 */
const longestToken = 78;
/** Maximum total length, which fits into a MySQL text column. */
const longestText = 60_000;
/**
 * Number of characters per gram. Longer grams would make the index larger, because fewer rows share them; shorter ones
 * would find too many rows.
 */
const gramLength = 4;

/**
 * Encodes a text as ASCII, because databases differ in which characters they treat as letters. A prefix of a word is
 * encoded as a prefix of the encoded word.
 */
const encode = (text: string) =>
  [...text]
    .map((character) =>
      /[a-z0-9]/.test(character) ? character : `_${character.codePointAt(0)?.toString(16).padStart(5, '0')}`,
    )
    .join('');

/** Returns the token of a word. Its `w_` makes one-letter words long enough for MySQL, and stop words searchable. */
const tokenOf = (text: string) => `w_${encode(text).slice(0, longestToken)}`;

/**
 * Splits a part of an e-mail address or phone number into overlapping tokens: one for each position, with the next
 * `gramLength` characters (fewer at the end). A longer text inside the part is found as adjacent tokens.
 */
const gramsOf = (text: string) => {
  const characters = [...text];
  return characters
    .slice(0, Math.max(0, characters.length - fewestInside + 1))
    .map((_, start) => `s_${encode(characters.slice(start, start + gramLength).join(''))}`);
};

/**
 * Returns each character with its successor, and the last one alone, so that a search finds any run of characters at
 * any position.
 */
const pairs = (text: string) => {
  const characters = [...text];
  return characters.map((character, index) => character + (characters[index + 1] ?? ''));
};

const tokensOf = (text: string) => {
  const { spaced, runs } = wordsOf(text);
  return [...spaced, ...runs.flatMap(pairs)].map(tokenOf);
};

/** Returns tokens that find a reference with a hyphen, a space or nothing between its halves. */
const referenceTokens = (reference: string) => {
  const [first = '', second = ''] = reference.split('-');
  return tokensOf(`${first}${second} ${second}`);
};

interface Searched {
  name: string;
  email: string;
  phone: string;
  /** Other searched texts. */
  texts: string;
  /** The reference, with its hyphen. */
  reference: string;
}

/** Returns the words of a record in the format of both databases' full-text indexes. */
export function searchWords({ name, email, phone, texts, reference }: Searched): string {
  const words = new Set([...tokensOf(name), ...tokensOf(email)]);
  const tokens = [
    ...words,
    ...referenceTokens(reference),
    ...wordsOf(email).spaced.flatMap((part) => gramsOf(part).slice(1)),
    ...phoneSpellings(phone).flatMap(({ digits }) => gramsOf(digits)),
    ...new Set(tokensOf(texts).filter((word) => !words.has(word))),
  ];
  const all = tokens.join(' ');
  return all.length <= longestText ? all : all.slice(0, all.lastIndexOf(' ', longestText));
}

/** A word to search for. */
export interface WordSearch {
  /** Texts, one of which must follow a space in ` ${search_words}`. */
  texts: readonly string[];
  /** Text that all of `texts` contain. */
  shared: string;
  /**
   * For each form in which the word can be stored, the tokens that a record with this form has; `*` stands for the rest
   * of a token. A record can have all of them without the word, because they need not be adjacent.
   */
  forms: readonly (readonly string[])[];
}

/** Returns the search for a text inside a part of an address or number; `words` are other forms of the text. */
function insideSearch(text: string, words: readonly string[]): WordSearch {
  // The shorter grams at the end are unnecessary, because the last whole gram contains their characters.
  const grams = gramsOf(text).slice(0, Math.max(1, [...text].length - gramLength + 1));
  const covering = grams.filter((_, index) => index % gramLength === 0 || index === grams.length - 1);
  // Version 1 stored each suffix of a part as one token.
  const whole = [...words, `s_${encode(text)}`];
  return {
    texts: grams.length > 1 ? [...whole, grams.join(' ')] : whole,
    shared: grams[0]?.slice(2) ?? '',
    forms: [...whole.map((one) => [`${one}*`]), ...(grams.length > 1 ? [covering] : [])],
  };
}

/** Returns the search for the start of a word, and for a text inside an address or number if it is long enough. */
function searchFor(text: string): WordSearch {
  const word = tokenOf(text);
  if ([...text].length >= fewestInside) return insideSearch(text, [word]);
  return { texts: [word], shared: word, forms: [[`${word}*`]] };
}

/** Returns the word searches for the words of a query: a record must match all of them. */
export function wordSearches({ spaced, runs }: TextWords): WordSearch[] {
  const pairsOf = (run: string) => ([...run].length === 1 ? [run] : pairs(run).slice(0, -1));
  return [...new Set([...spaced, ...runs.flatMap(pairsOf)])].map(searchFor);
}

/** Returns the word search for a run of digits within a phone number. */
export const digitSearch = (digits: string): WordSearch => insideSearch(digits, []);

import { fewestInside, phoneSpellings, type TextWords, wordsOf } from '@suite/contracts/search';

/** Increase it when `searchWords` changes its result: a background job then rebuilds the words of all rows. */
export const searchVersion = 1;

/**
 * Maximum token length in characters. The first characters distinguish words well enough, and MySQL does not index
 * words over 84.
 */
const longestToken = 78;
/** Maximum total length, which fits into a MySQL text column. */
const longestText = 60_000;

/**
 * Encodes a text as ASCII, because servers differ in which characters are letters. A prefix of a word stays a prefix.
 */
const encode = (text: string) =>
  [...text]
    .map((character) =>
      /[a-z0-9]/.test(character) ? character : `_${character.codePointAt(0)?.toString(16).padStart(5, '0')}`,
    )
    .join('');

/**
 * Prefix of a stored word: 'w' for a word, 's' for the end of a part of an address or number. The prefix makes
 * one-letter words long enough for MySQL and keeps common words from being skipped as stop words.
 */
type Mark = 'w' | 's';

const shortened = (text: string) => encode(text).slice(0, longestToken);
const tokenOf = (text: string, mark: Mark = 'w') => `${mark}_${shortened(text)}`;

/** Returns all suffixes of a text that are long enough to be searched for. */
const endsOf = (text: string, from: number) =>
  Array.from({ length: Math.max(0, text.length - fewestInside + 1 - from) }, (_, index) =>
    tokenOf(text.slice(from + index), 's'),
  );

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
  return [...spaced, ...runs.flatMap(pairs)].map((part) => tokenOf(part));
};

interface Searched {
  name: string;
  email: string;
  phone: string;
  /** Other searched texts. */
  texts: string;
}

/** Returns the words of a record in the format of both databases' full-text indexes. */
export function searchWords({ name, email, phone, texts }: Searched): string {
  const tokens = new Set([
    ...tokensOf(name),
    ...tokensOf(email),
    ...wordsOf(email).spaced.flatMap((part) => endsOf(part, 1)),
    ...phoneSpellings(phone).flatMap(({ digits }) => endsOf(digits, 0)),
    ...tokensOf(texts),
  ]);
  const all = [...tokens].join(' ');
  return all.length <= longestText ? all : all.slice(0, all.lastIndexOf(' ', longestText));
}

/** The start of a word that a record must have, with one of these marks. */
export interface WordSearch {
  marks: readonly Mark[];
  text: string;
}

/** Returns the starts of stored words of which a record must have at least one. */
export const beginningsOf = ({ marks, text }: WordSearch) => marks.map((mark) => `${mark}_${text}`);

const searchFor = (text: string): WordSearch => ({
  marks: [...text].length >= fewestInside ? ['w', 's'] : ['w'],
  text: shortened(text),
});

/** Returns the word searches for the words of a query: a record must match all of them. */
export function wordSearches({ spaced, runs }: TextWords): WordSearch[] {
  const pairsOf = (run: string) => ([...run].length === 1 ? [run] : pairs(run).slice(0, -1));
  return [...new Set([...spaced, ...runs.flatMap(pairsOf)])].map(searchFor);
}

/** Returns the word search for a run of digits within a phone number. */
export const digitSearch = (digits: string): WordSearch => ({ marks: ['s'], text: shortened(digits) });

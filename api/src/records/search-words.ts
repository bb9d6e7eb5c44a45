import { fewestInside, phoneSpellings, type TextWords, wordsOf } from '@suite/contracts/search';

/** To be raised when `searchWords` returns something else: the background then derives the words of all rows again. */
export const searchVersion = 1;

/** A word's first characters tell it apart well enough, and MySQL indexes no longer ones than 84 letters. */
const longestToken = 78;
/** What fits into a text column of MySQL, whatever the message. */
const longestText = 60_000;

/** ASCII alone, as servers differ in what they take for a letter; the beginning of a word stays a beginning. */
const encode = (text: string) =>
  [...text]
    .map((character) =>
      /[a-z0-9]/.test(character) ? character : `_${character.codePointAt(0)?.toString(16).padStart(5, '0')}`,
    )
    .join('');

/**
 * What a stored word begins with: 'w' before a word, 's' before the end of a part of an address or number. It keeps
 * one-letter words from being too short for MySQL, and common ones from being left out.
 */
type Mark = 'w' | 's';

const shortened = (text: string) => encode(text).slice(0, longestToken);
const tokenOf = (text: string, mark: Mark = 'w') => `${mark}_${shortened(text)}`;

/** All ends of a text that are long enough to be found by. */
const endsOf = (text: string, from: number) =>
  Array.from({ length: Math.max(0, text.length - fewestInside + 1 - from) }, (_, index) =>
    tokenOf(text.slice(from + index), 's'),
  );

/** Each character with the one after it, the last one alone: so any run of characters is found from any of its places. */
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
  message: string;
}

/** Returns the words of a record as both databases' full-text indexes take them. */
export function searchWords({ name, email, phone, message }: Searched): string {
  const tokens = new Set([
    ...tokensOf(name),
    ...tokensOf(email),
    ...wordsOf(email).spaced.flatMap((part) => endsOf(part, 1)),
    ...phoneSpellings(phone).flatMap(({ digits }) => endsOf(digits, 0)),
    ...tokensOf(message),
  ]);
  const all = [...tokens].join(' ');
  return all.length <= longestText ? all : all.slice(0, all.lastIndexOf(' ', longestText));
}

/** The beginning of a word that a record must have, with one of these marks. */
export interface WordSearch {
  marks: readonly Mark[];
  text: string;
}

/** Returns the beginnings of stored words that a record must have one of. */
export const beginningsOf = ({ marks, text }: WordSearch) => marks.map((mark) => `${mark}_${text}`);

const searchFor = (text: string): WordSearch => ({
  marks: [...text].length >= fewestInside ? ['w', 's'] : ['w'],
  text: shortened(text),
});

/** Returns what words of a search are found by: a record must have all of it. */
export function wordSearches({ spaced, runs }: TextWords): WordSearch[] {
  const pairsOf = (run: string) => ([...run].length === 1 ? [run] : pairs(run).slice(0, -1));
  return [...new Set([...spaced, ...runs.flatMap(pairsOf)])].map(searchFor);
}

/** Returns what a run of digits within a phone number is found by. */
export const digitSearch = (digits: string): WordSearch => ({ marks: ['s'], text: shortened(digits) });

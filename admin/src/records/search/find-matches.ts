import { fewestInside, foldText, phoneSpellings, splitSearch, wordsOf } from '@suite/contracts/search';

/** How the search matches a text: at the start of words, or in any part of e-mail addresses and phone numbers. */
export type SearchedAs = 'words' | 'email' | 'phone';

/** Start and end of a match, as positions in the text. */
export type Match = readonly [start: number, end: number];

/** Returns the folded characters of a text, each with the position of its original character. */
function foldedCharacters(text: string) {
  const folded: { character: string; start: number; end: number }[] = [];
  let start = 0;
  for (const original of text) {
    const end = start + original.length;
    for (const character of foldText(original)) folded.push({ character, start, end });
    start = end;
  }
  return folded;
}

/**
 * Returns all matches of a folded text. `mayStartAt` receives the characters before and at a position and returns
 * whether a match may start there.
 */
function findAll(
  text: string,
  wanted: string,
  mayStartAt: (before: string, at: string) => boolean = () => true,
): Match[] {
  if (!foldText(text).includes(wanted)) return [];
  const characters = foldedCharacters(text);
  const parts = [...wanted];
  const matches: Match[] = [];
  for (let index = 0; index + parts.length <= characters.length; index += 1) {
    const run = characters.slice(index, index + parts.length);
    const [first, last] = [run[0], run.at(-1)];
    if (!first || !last || run.some(({ character }, offset) => character !== parts[offset])) continue;
    if (mayStartAt(characters[index - 1]?.character ?? '', first.character))
      matches.push([first.start, last.end]);
  }
  return matches;
}

const isInWord = (character: string) => /[\p{L}\p{N}\p{M}]/u.test(character);
const startsWord = (before: string, at: string) =>
  !isInWord(before) || wordsOf(before).runs.length > 0 || wordsOf(at).runs.length > 0;

const inWords = (text: string, query: string) =>
  splitSearch(query).flatMap(({ words: { spaced, runs } }) => [
    ...spaced.flatMap((word) => findAll(text, word, startsWord)),
    ...runs.flatMap((run) => findAll(text, run)),
  ]);

const inAddress = (text: string, query: string) =>
  splitSearch(query).flatMap((term) => {
    const whole = [...term.text].length >= fewestInside ? findAll(text, foldText(term.text)) : [];
    if (whole.length > 0) return whole;
    return term.words.spaced.flatMap((part) =>
      findAll(text, part, part.length >= fewestInside ? undefined : startsWord),
    );
  });

/** Returns the matches of searched digits in a phone number, even if only one of the two has a country code. */
function inNumber(text: string, query: string): Match[] {
  const digits = foldedCharacters(text).filter(({ character }) => /\d/.test(character));
  const runs = splitSearch(query).flatMap((term) => term.digits);
  return runs.flatMap((run) => {
    const spelling = phoneSpellings(text).find((one) => one.digits.includes(run));
    if (!spelling) return [];
    const at = spelling.digits.indexOf(run) + spelling.offset;
    const first = digits[Math.max(spelling.shared, at)];
    const last = digits[at + run.length - 1];
    return first && last && first.start <= last.start ? [[first.start, last.end] as const] : [];
  });
}

const finders = { words: inWords, email: inAddress, phone: inNumber };

/** Returns the matches of a search in a text, in order and without overlaps. */
export function findMatches(text: string, query: string, as: SearchedAs): Match[] {
  const matches = finders[as](text, query).sort(([a], [b]) => a - b);
  const merged: Match[] = [];
  for (const [start, end] of matches) {
    const before = merged.at(-1);
    if (before && start <= before[1]) merged[merged.length - 1] = [before[0], Math.max(before[1], end)];
    else merged.push([start, end]);
  }
  return merged;
}

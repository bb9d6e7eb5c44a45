import { fold, joinName, nasal, spellOut } from '@suite/contracts/fold';
import { splitSearch } from '@suite/contracts/search';

/** What a text is for the search: in phone numbers, it finds digits whatever is between them. */
export type SearchedAs = 'text' | 'phone';

/** Start and end of a match, as positions in the text. */
export type Match = readonly [start: number, end: number];

/** A character with its marks, also those of Hangul and half-width kana, or a nasal before one of Devanagari, folded. */
interface Folded {
  character: string;
  start: number;
  end: number;
}

const withMarks = new RegExp(String.raw`(?:${nasal})?\P{M}[\p{M}\u1160-\u11ff\uff9e\uff9f]*|\p{M}+`, 'gu');

function foldedCharacters(text: string, spell = (original: string) => original): Folded[] {
  const folded: Folded[] = [];
  for (const { 0: original, index: start } of text.matchAll(withMarks))
    for (const character of fold(spell(original)))
      folded.push({ character, start, end: start + original.length });
  return folded;
}

/** Returns all places where a list of characters contains a text. */
function findAll(characters: readonly Folded[], wanted: string): Match[] {
  const parts = [...wanted];
  return characters.flatMap(({ start }, index) => {
    const last = characters[index + parts.length - 1];
    const isMatch = parts.every((part, offset) => characters[index + offset]?.character === part);
    return isMatch && last ? [[start, last.end] as const] : [];
  });
}

/** Minimum length of a word that is looked for across the parts of a name, as 'vanderberg' in 'van der Berg'. */
const fewestJoined = 4;

const inText = (text: string, query: string): Match[] => {
  const spellings = [foldedCharacters(text), foldedCharacters(text, spellOut)];
  const joined = spellings.map((all) => all.filter(({ character }) => joinName(character)));
  const words = splitSearch(query).flatMap((part) => part.spellings.flat());
  const findIn = (texts: Folded[][], word: string) =>
    texts.flatMap((characters) => findAll(characters, word));
  return words.flatMap((word) => {
    const found = findIn(spellings, word);
    return found.length > 0 || word.length < fewestJoined ? found : findIn(joined, joinName(word));
  });
};

/** Maximum length of what a number may have before the digits that its spellings share: 00, calling code or 0. */
const longestPrefix = 5;
const fewestDigits = 2;

/** Returns the first place of searched digits in a phone number, even if only one of the two has a country code. */
function findDigits(digits: readonly Folded[], run: string): Match[] {
  for (let start = 0; start <= longestPrefix && run.length - start >= fewestDigits; start += 1) {
    const found = findAll(digits, run.slice(start));
    // Digits without the start of the search are at the start of the number.
    const first =
      start === 0 ? found[0] : found.find(([at]) => at <= (digits[longestPrefix - 1]?.start ?? 0));
    if (first) return [first];
  }
  return [];
}

function inNumber(text: string, query: string): Match[] {
  const digits = foldedCharacters(text).filter(({ character }) => /\d/.test(character));
  const searched = splitSearch(query).filter((part) => part.digits.length > 0);
  return searched.flatMap((part) => findDigits(digits, part.digits.at(-1) ?? ''));
}

const finders = { text: inText, phone: inNumber };

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

/** Characters shown before the first match of a long text. */
const before = 20;

/** Returns the start and end of the part to show, which has at most `limit` characters and contains the first match. */
export function cutText(text: string, limit: number, [first]: readonly Match[]): Match {
  const lead = first && first[1] > limit ? first[0] : 0;
  const start = lead - [...text.slice(0, lead)].slice(-before).join('').length;
  return [start, start + [...text.slice(start, start + 2 * limit)].slice(0, limit).join('').length];
}

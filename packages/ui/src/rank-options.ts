import { codeOfFlag } from '@suite/contracts/country-flag';
import { fold, spellOut } from '@suite/contracts/fold';

export interface RankedOption {
  label: string;
  /** Other names of the same thing, such as abbreviations. */
  otherNames?: readonly string[];
  /** Whether others come first whose names match as well, in whatever language, unless its name is the whole search. */
  isRarelyMeant?: boolean;
  /** Returns names in other languages. Called once per list, at the first search. */
  localNames?(): readonly string[];
}

/**
 * Folds a text and removes full stops ('U.S.A.' becomes 'usa') and a leading 'the'. Replaces other punctuation and 'and'
 * with spaces. Hangul is decomposed, so that a syllable starts like the one that it becomes.
 */
const normalize = (text: string) =>
  fold(text)
    .normalize('NFD')
    .replaceAll('.', '')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim()
    .replaceAll(' and ', ' ')
    .replace(/^the /, '');

const joined = (text: string) => text.replaceAll(' ', '');

/**
 * Returns how well a name matches: 0 for the same text, then its start, both with or without spaces ('u k', 'srilanka'),
 * the start of a word, and the start of all words. A script without spaces can also match inside a word: few people mean a
 * country by the middle of a word, such as Nadi, a city, in Grenadines.
 */
function matchOf(name: string, search: string): number {
  if (name[0] === search[0] && joined(name).startsWith(joined(search)))
    return Number(joined(name) !== joined(search));
  if (` ${name}`.includes(` ${search}`)) return 2;
  const before = /\p{Script=Latin}/u.test(name) ? ' ' : '';
  return search.split(' ').every((word) => ` ${name}`.includes(before + word)) ? 3 : Number.POSITIVE_INFINITY;
}

/** Most characters of a search that are compared: a whole page, pasted by accident, would keep the browser busy. */
const longestSearch = 200;

/** Number of kinds of names: the label, other names, names in other languages. */
const kinds = 3;

/** Fewest letters of a name that is looked for in a longer search, and in which a typing error is accepted. */
const fewestLetters = 4;

/**
 * Fewest letters of a search in which a typing error is looked for: a shorter one differs by one letter from the names of too
 * many cities and languages.
 */
const fewestCorrected = 5;

const isNumber = (text: string) => /^[\d ]+$/.test(text);

/** Returns whether a search contains a name, or starts with a calling code: 'Kingdom of Saudi Arabia', '+44 20 7946'. */
const contains = (search: string, name: string) =>
  isNumber(search)
    ? isNumber(name) && joined(search).startsWith(joined(name))
    : name.length >= fewestLetters && ` ${search} `.includes(` ${name} `);

/** Returns the length of the longest name that a search contains; 0 if it contains none. */
const lengthInside = (names: string[], search: string) =>
  Math.max(0, ...names.filter((name) => contains(search, name)).map(({ length }) => length));

/**
 * Returns 0 if a name is the search but for one letter that is wrong, missing, added or exchanged, 1 if it only starts so. An
 * added last letter is more often the start of another name: 'nigera' is not Niger.
 */
function almostMatchOf(name: string, search: string): number {
  const at = [...search].findIndex((letter, index) => letter !== name[index]);
  const compare = (from: number, searchedFrom: number) => {
    const [named, searched] = [name.slice(from), search.slice(searchedFrom)];
    if (!named.startsWith(searched)) return Number.POSITIVE_INFINITY;
    return Number(named !== searched || at === name.length);
  };
  const areExchanged = name[at] === search[at + 1] && name[at + 1] === search[at];
  return Math.min(
    compare(at + 1, at + 1),
    compare(at + 1, at),
    compare(at, at + 1),
    areExchanged ? compare(at + 2, at + 2) : Number.POSITIVE_INFINITY,
  );
}

/**
 * Returns a function that finds the options for a search, best match first. If no word starts with it, those whose label or
 * other name is the search but for one letter come first; if none matches, those whose names the search contains, else those
 * that match but for one letter; all of them for an empty search. Ignores case, accents and punctuation. Among equal matches,
 * the label counts more than other names, and these more than names in other languages.
 */
export function createRanking<Option extends RankedOption>(options: readonly Option[]) {
  let entries: { option: Option; names: string[][] }[] | undefined;
  const readEntries = () => {
    entries ??= options.map((option) => ({ option, names: namesOf(option) }));
    return entries;
  };
  return (search: string): readonly Option[] => {
    const typed = search.slice(0, longestSearch);
    const searched = normalize(codeOfFlag(typed) ?? typed);
    if (!searched) return options;
    const ranked = (rank: (names: string[][], isRarelyMeant?: boolean) => number) =>
      readEntries()
        .map(({ option, names }) => ({ option, rank: rank(names, option.isRarelyMeant) }))
        .filter(({ rank }) => Number.isFinite(rank))
        .sort((a, b) => a.rank - b.rank);
    const optionsOf = (found: { option: Option }[]) => [...new Set(found.map(({ option }) => option))];
    const matches = ranked((names, isRarelyMeant) => {
      const rank = rankOf(names, searched);
      return isRarelyMeant && rank >= kinds ? rank + kinds - 0.5 : rank;
    });
    const isClose = matches.some(({ rank }) => rank < 3 * kinds);
    if (isClose || searched.length < fewestLetters) return optionsOf(matches);
    const almost = isNumber(searched)
      ? []
      : ranked((names, isRarelyMeant) => almostRankOf(names, searched, isRarelyMeant));
    const whole = almost.filter(({ rank }) => rank < 2);
    if (whole.length > 0 || matches.length > 0) return optionsOf([...whole, ...matches]);
    const inside = ranked((names) => 1 / lengthInside(names.flat(), searched));
    return optionsOf(inside.length > 0 ? inside : almost);
  };
}

/** Returns a name with a space for each apostrophe: 'Ivoire' is a word of "Côte d'Ivoire". */
const spaced = (name: string) => name.replace(/['’]/g, ' ');

/** Returns the normalized names by kind: the label, other names, names in other languages; also with 'ö' as 'oe'. */
const namesOf = ({ label, otherNames = [], localNames }: RankedOption) =>
  [[label], otherNames, localNames?.() ?? []].map((names) =>
    [...new Set([...names, ...names.map(spellOut), ...names.map(spaced)].map(normalize))].filter(Boolean),
  );

/** Returns the best match among the names; of the same match, the earlier kind of name ranks first. */
const rankOf = (names: string[][], search: string) =>
  Math.min(...names.flatMap((kind, place) => kind.map((name) => matchOf(name, search) * kinds + place)));

/**
 * Returns how well the names match but for one letter: below 2 for a whole label or other name, then for their start, and
 * last for names in other languages.
 */
function almostRankOf(names: string[][], search: string, isRarelyMeant = false): number {
  const ranks = names.flatMap((kind, place) => {
    const isLocal = place === kinds - 1;
    return (
      kind
        .filter((name) => name.length >= fewestLetters)
        .map((name) => almostMatchOf(joined(name), joined(search)))
        // From a short search, the starts of many names and hundreds of names in other languages differ by one letter.
        .filter((match) => search.length >= fewestCorrected + place + 2 * match)
        .map((match) => match * 2 + place + (isLocal ? 2 : 0) + (isRarelyMeant ? 0.5 : 0))
    );
  });
  return Math.min(...ranks);
}

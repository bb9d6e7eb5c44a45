/** A word's first characters tell it apart well enough, and MySQL indexes no longer ones than 84 letters. */
const longestToken = 80;
/** What fits into a text column of MySQL, whatever the message. */
const longestText = 60_000;

const word = /[\p{L}\p{N}\p{M}]+/gu;
/** Scripts that put no space between words. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー]+/gu;

const fold = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase();

/** ASCII alone, as servers differ in what they take for a letter; the beginning of a word stays a beginning. */
const encode = (text: string) =>
  [...text]
    .map((character) =>
      /[a-z0-9]/.test(character) ? character : `_${character.codePointAt(0)?.toString(16).padStart(5, '0')}`,
    )
    .join('');

/** The mark keeps one-letter words from being too short for MySQL, and common ones from being left out. */
const tokenOf = (text: string) => `w_${encode(text)}`.slice(0, longestToken);

/** Each character with the one after it, the last one alone: so any run of characters is found from any of its places. */
const pairs = (text: string) => {
  const characters = [...text];
  return characters.map((character, index) => character + (characters[index + 1] ?? ''));
};

const splitWord = (text: string) => {
  const runs = [...text.matchAll(unspaced)].map(([run]) => run);
  const spaced = text.split(unspaced).filter(Boolean);
  return { runs, spaced };
};

const wordsOf = (text: string) => (fold(text).match(word) ?? []).map(splitWord);

/** The words of a record as both databases' full-text indexes take them. */
export function searchWords(texts: readonly string[]): string {
  const tokens = new Set(
    texts
      .flatMap(wordsOf)
      .flatMap(({ runs, spaced }) => [...spaced, ...runs.flatMap(pairs)])
      .map(tokenOf),
  );
  const all = [...tokens].join(' ');
  return all.length <= longestText ? all : all.slice(0, all.lastIndexOf(' ', longestText));
}

/** The beginnings of words that a search asks for, all of which a record must have. */
export function searchTerms(query: string): string[] {
  const parts = wordsOf(query).flatMap(({ runs, spaced }) => [
    ...spaced,
    ...runs.flatMap((run) => ([...run].length === 1 ? [run] : pairs(run).slice(0, -1))),
  ]);
  return [...new Set(parts.map(tokenOf))];
}

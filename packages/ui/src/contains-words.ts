/**
 * Converts a text to lower case without accents, apostrophes and full stops ('U.S.A.' becomes 'usa'). Replaces other
 * punctuation with spaces.
 */
const normalize = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\p{M}'’.]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .toLowerCase()
    .trim();

/** Returns whether `text` contains all of `words`, ignoring case, accents and punctuation. */
export function containsWords(text: string, words: string): boolean {
  const searched = normalize(text);
  return normalize(words)
    .split(' ')
    .every((word) => searched.includes(word));
}

/**
 * Removes case and accents; removes apostrophes and full stops ('USA', 'dIvoire') and replaces other
 * punctuation with spaces.
 */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\p{M}'’.]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .toLowerCase()
    .trim();

/** Returns whether `text` contains all of `words`, ignoring case, accents and punctuation. */
export function containsWords(text: string, words: string): boolean {
  const searched = plain(text);
  return plain(words)
    .split(' ')
    .every((word) => searched.includes(word));
}

/** Without case and accents; apostrophes and full stops join ('USA', 'dIvoire'), other punctuation separates. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\p{M}'’.]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .toLowerCase()
    .trim();

/** Whether `text` contains every one of `words`, without regard to case, accents and punctuation. */
export function containsWords(text: string, words: string): boolean {
  const searched = plain(text);
  return plain(words)
    .split(' ')
    .every((word) => searched.includes(word));
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether `text` contains `words`, without regard to case and accents. */
export const containsWords = (text: string, words: string) => plain(text).includes(plain(words.trim()));

/** Letters and digits that can't be confused on paper. */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZabcdefghjkmnpqrstuvwxyz23456789';
const length = 20;

/** Returns a password of 20 random letters and digits (115 bits), in groups that are easy to read aloud. */
export function suggestPassword(): string {
  const letters: string[] = [];
  while (letters.length < length)
    for (const byte of crypto.getRandomValues(new Uint8Array(length))) {
      // Bytes from the limit up would make the first characters of the alphabet more likely.
      const limit = 256 - (256 % alphabet.length);
      if (byte < limit && letters.length < length) letters.push(alphabet[byte % alphabet.length] ?? '');
    }
  return letters.join('').replaceAll(/.{5}(?!$)/g, '$&-');
}

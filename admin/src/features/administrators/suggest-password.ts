/** Letters and digits that nobody takes for one another on paper. */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZabcdefghjkmnpqrstuvwxyz23456789';
const length = 20;

/** A password of 20 random letters and digits (115 bits), in groups that are easy to read out. */
export function suggestPassword(): string {
  const letters: string[] = [];
  while (letters.length < length)
    for (const byte of crypto.getRandomValues(new Uint8Array(length))) {
      // Above, the first letters would be likelier than the others.
      const limit = 256 - (256 % alphabet.length);
      if (byte < limit && letters.length < length) letters.push(alphabet[byte % alphabet.length] ?? '');
    }
  return letters.join('').replaceAll(/.{5}(?!$)/g, '$&-');
}

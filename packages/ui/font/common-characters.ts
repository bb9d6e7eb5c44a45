const ascii = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(0x20 + index)).join('');
const signs = '©·–—‘’“”…';

/** The characters of the font that each document contains: nearly all that the product's Latin texts use. */
export const commonCharacters = `${ascii}${signs}`;

/** The same characters as a CSS `unicode-range`. */
export const commonRange = [
  'U+20-7E',
  ...[...signs].map((sign) => `U+${sign.codePointAt(0)?.toString(16)}`),
].join(', ');

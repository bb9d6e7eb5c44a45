const signs = '©·–—‘’“”…';

/**
 * The characters of the font that each document contains, as a CSS `unicode-range`: nearly all that the product's Latin
 * texts use. If they change, make `plus-jakarta-sans-common.woff2` again with fonttools, from the file of
 * `@fontsource-variable/plus-jakarta-sans` with Latin characters: `fonttools varLib.instancer LATIN.woff2 wght=400:800`,
 * then `pyftsubset INSTANCE --unicodes=RANGE --no-layout-closure --flavor=woff2`.
 */
export const commonRange = [
  'U+20-7E',
  ...[...signs].map((sign) => `U+${sign.codePointAt(0)?.toString(16)}`),
].join(', ');

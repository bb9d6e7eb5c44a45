import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import { commonCharacters } from './common-characters.ts';

/**
 * Reduces Plus Jakarta Sans to the common characters and the weights that are used; each document contains the result.
 * Run it when either changes: `node scripts/node.mjs packages/ui/font/subset.ts`
 */
const source = '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2';

const font = await subsetFont(
  readFileSync(createRequire(import.meta.url).resolve(source)),
  commonCharacters,
  // Without alternative glyphs, such as ligatures and old-style figures, which no style asks for.
  { targetFormat: 'woff2', variationAxes: { wght: { min: 400, max: 800 } }, noLayoutClosure: true },
);
writeFileSync(path.join(import.meta.dirname, 'plus-jakarta-sans-common.woff2'), font);

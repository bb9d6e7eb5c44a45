import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { answerLimit } from './fetch-in-time.ts';

/** In a bundle of webpack too, this is the path of the source. */
const thisFile = fileURLToPath(import.meta.url);

/**
 * The script at the start of every document, without indentation and comments. The Content-Security-Policy allows it by its
 * hash. `shell/src/app/repair-browser.ts` repairs what can wait.
 */
export const documentScript = readFileSync(thisFile.replace(/ts$/, 'js'), 'utf8')
  .replace(/^ *\/\*[\s\S]*?\*\/\n/gm, '')
  .replace(/^ +|\n(?=\n)/gm, '')
  .replace('ANSWER_LIMIT', String(answerLimit))
  .trim();

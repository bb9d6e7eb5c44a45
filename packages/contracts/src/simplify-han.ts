/// <reference path="./opencc-js.d.ts" />
import traditional from 'opencc-js/dict/TSCharacters';
import { fold } from './fold.ts';

const simplified = new Map<string, string>();
for (const pair of traditional.split('|')) {
  const [from = '', to = ''] = fold(pair).split(' ');
  const known = simplified.get(from);
  // Two characters that Japan writes alike, as 齊 and 齋.
  if (known && known !== to) simplified.set(to, known);
  else simplified.set(from, to);
}

/** Returns a character's simplified form; a form that Japan uses can be the traditional one of another. */
function simplify(character: string): string {
  const form = simplified.get(character) ?? character;
  return form === character ? form : simplify(form);
}

/**
 * Returns a folded text with simplified Chinese characters, and with repeated ones written out: 張三 as 张三, 佐々木 as
 * 佐佐木. Separate from `fold`, so that browsers don't load the dictionary.
 */
export const simplifyHan = (folded: string): string =>
  folded.replace(/(\p{Script=Han})々/gu, '$1$1').replace(/\p{Script=Han}/gu, simplify);

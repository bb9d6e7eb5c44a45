import { asciiDigit } from './phone.ts';

/**
 * Letters that Unicode does not decompose, by how people type them who lack them on their keyboard: special letters of
 * Latin alphabets, letters that Arabic and Persian keyboards have twice, and older forms of characters in Japanese names.
 */
const typedAs: Readonly<Record<string, string>> = {
  ae: 'æ',
  b: 'ƀɓ',
  c: 'ȼ',
  d: 'đðɖɗ',
  e: 'əǝɛ',
  f: 'ƒ',
  g: 'ǥɠ',
  h: 'ħ',
  i: 'ıɨ',
  k: 'ĸƙ',
  l: 'łƚ',
  n: 'ŋɲ',
  o: 'øɔɵ',
  oe: 'œ',
  p: 'ƥ',
  ss: 'ß',
  t: 'ŧƭʈ',
  th: 'þ',
  u: 'ʉ',
  y: 'ƴɏ',
  z: 'ƶ',
  σ: 'ς',
  г: 'ґ',
  ا: 'ٱ',
  ه: 'ةەہھ',
  ي: 'ىی',
  ك: 'ک',
  高: '髙',
  崎: '﨑',
  吉: '𠮷',
  浜: '濱濵',
  辺: '邊邉',
  沢: '澤',
  斎: '齋',
  斉: '齊',
  '-': '−',
};
const typed = new Map(
  Object.entries(typedAs).flatMap(([text, letters]) => [...letters].map((one) => [one, text])),
);
const special = new RegExp(`[${[...typed.keys()].join('')}]`, 'gu');

/** Marks such as accents, but not the vowel signs of Indic scripts and the voicing marks of kana (が is not か). */
const marks =
  /(?![\u3099\u309a])(?=[\p{Script=Inherited}\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}])\p{M}/gu;
const apostrophes = /['`‘’‚‛′\u02b9-\u02bf]/g;
const ignorable = /[\p{Default_Ignorable_Code_Point}\u0640]/gu;
const katakana = /[\u30a1-\u30f6\u30fd\u30fe]/g;

/**
 * Returns a text in the form in which searches compare it and lists sort it: in lower case, without accents, apostrophes
 * and invisible characters, with special letters as people type them ('ø' as 'o'), katakana as hiragana, ASCII digits, and
 * one width of each character. Lines and words stay apart.
 */
export const fold = (text: string): string =>
  text
    // NFKD would turn this accent, which many type as an apostrophe, into a space.
    .replaceAll('´', "'")
    .normalize('NFKD')
    .replace(apostrophes, '')
    .replace(/[“”„‟«»]/g, '"')
    .replace(ignorable, '')
    .replace(marks, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(special, (letter) => typed.get(letter) ?? letter)
    .replace(katakana, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60))
    .replace(/\p{Nd}/gu, asciiDigit)
    .replace(/\p{Pd}/gu, '-');

/** Letters that German and Scandinavian names spell out where a keyboard lacks them: Müller is also written Mueller. */
const spelledOut: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' };

/** Returns a text with letters such as 'ü' spelled out. */
export const spellOut = (text: string): string =>
  text.normalize('NFC').replace(/[äöüøå]/gi, (letter) => spelledOut[letter.toLowerCase()] ?? letter);

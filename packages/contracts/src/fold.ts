/// <reference path="./opencc-js.d.ts" />
import olderForms from 'opencc-js/dict/JPShinjitaiCharactersRev';
import { asciiDigit } from './phone.ts';

/**
 * Letters that Unicode does not decompose, by how people type them who lack them on their keyboard: small capitals, special
 * letters of Latin and Cyrillic alphabets, letters that Arabic and Persian keyboards have twice, the S of Tamil 'Sri' and
 * final consonants of Malayalam and Bengali, which Unicode encoded twice, the two nasal signs of Devanagari, the small ke
 * of place names, and forms of characters in Japanese names that are not among the older ones of the dictionary.
 */
const typedAs: Readonly<Record<string, string>> = {
  a: 'ᴀ',
  ae: 'æ',
  b: 'ƀɓʙ',
  c: 'ȼᴄ',
  d: 'đðɖɗᴅ',
  e: 'əǝɛᴇ',
  f: 'ƒꜰ',
  g: 'ǥɠɢ',
  h: 'ħʜ',
  i: 'ıɨɪ',
  j: 'ᴊ',
  k: 'ĸƙᴋ',
  l: 'łƚʟ',
  m: 'ᴍ',
  n: 'ŋɲɴ',
  o: 'øɔɵᴏ',
  oe: 'œ',
  p: 'ƥᴘ',
  ss: 'ß',
  r: 'ʀ',
  s: 'ꜱ',
  t: 'ŧƭʈᴛ',
  th: 'þ',
  u: 'ʉᴜ',
  v: 'ᴠ',
  w: 'ᴡ',
  y: 'ƴɏʏ',
  z: 'ƶᴢ',
  σ: 'ς',
  а: 'ә',
  г: 'ґғ',
  е: 'є',
  и: 'і',
  к: 'қ',
  н: 'ң',
  о: 'ө',
  у: 'үұ',
  х: 'һ',
  ا: 'ٱ',
  ه: 'ةەہھ',
  ي: 'ىی',
  ك: 'کڪ',
  ஸ: 'ஶ',
  ണ്: 'ൺ',
  ന്: 'ൻ',
  ര്: 'ർ',
  ല്: 'ൽ',
  ള്: 'ൾ',
  ക്: 'ൿ',
  ত্: 'ৎ',
  '\u0902': '\u0901',
  い: 'ゐヰ',
  え: 'ゑヱ',
  か: 'ヵゕ',
  け: 'ヶゖ',
  高: '髙',
  崎: '﨑嵜',
  吉: '𠮷',
  島: '嶋嶌',
  浜: '濵',
  辺: '邉',
  斎: '斉齊',
  富: '冨',
  館: '舘',
  薮: '藪籔',
  渕: '淵',
  峰: '峯',
  柳: '栁',
  桑: '桒',
  橋: '𣘺',
  鶴: '靏靍',
  土: '圡',
  清: '淸',
  喜: '㐂',
  昇: '曻',
  園: '薗',
  '/': '⁄∕',
  '-': '−',
};
const typed = new Map(
  olderForms.split('|').map((pair) => pair.split(' ') as [older: string, current: string]),
);
for (const [text, letters] of Object.entries(typedAs)) for (const one of letters) typed.set(one, text);
/** Vowels that Unicode encodes as one character, by the signs that look the same and that some people type for them. */
const looksLike: Readonly<Record<string, string>> = {
  අා: 'ආ',
  අැ: 'ඇ',
  අෑ: 'ඈ',
  උෟ: 'ඌ',
  එ්: 'ඒ',
  එෙ: 'ඓ',
  ඔ්: 'ඕ',
  ඔෟ: 'ඖ',
  'ෙෙ': 'ෛ',
  'ෘෘ': 'ෲ',
  ஔ: 'ஒள',
  'ௌ': 'ெள',
  அா: 'ஆ',
  अा: 'आ',
  अो: 'ओ',
  अौ: 'औ',
  एे: 'ऐ',
};
const lookalike = new RegExp(Object.keys(looksLike).join('|'), 'gu');
const special = new RegExp(`[${[...typed.keys()].join('')}]`, 'gu');

/**
 * Marks such as accents and the Devanagari dot (ज़ is also typed ज), but not the vowel signs of Indic scripts and the
 * voicing marks of kana (が is not か).
 */
const marks =
  /(?![\u3099\u309a])(?=[\p{Script=Inherited}\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}\u093c])\p{M}/gu;
const apostrophes = /['`‘’‚‛′׳՚\u02b9-\u02bf]/g;
const ignorable = /[\p{Default_Ignorable_Code_Point}\u0640]/gu;
/** A nasal without a vowel, as a pattern. Before another consonant of Devanagari, it is also written as a dot: हिन्दी and हिंदी. */
export const nasal = String.raw`[\u0919\u091e\u0923\u0928\u092e]\u094d`;
const nasals = new RegExp(String.raw`${nasal}(?=[\u0915-\u0928\u092a-\u092d])`, 'g');
const katakana = /[\u30a1-\u30f6\u30fd\u30fe]/g;

/** White letters in black circles and squares. */
const squared = /[\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}]/gu;

/**
 * Returns a text in the form in which searches compare it and lists sort it: in lower case, without accents, apostrophes
 * and invisible characters, with special letters as people type them ('ø' as 'o'), katakana as hiragana, ASCII digits, and
 * one width of each character. Lines and words stay apart.
 */
export const fold = (text: string): string =>
  text
    // NFKD would turn this accent, which many type as an apostrophe, into a space.
    .replaceAll('´', "'")
    .replaceAll('゠', '=')
    .replace(squared, (letter) => String.fromCharCode(0x61 + ((letter.codePointAt(0) ?? 0) % 0x20) - 0x10))
    .normalize('NFKD')
    .replace(apostrophes, '')
    .replace(/[“”„‟«»״]/g, '"')
    .replace(ignorable, '')
    .replace(marks, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(special, (letter) => typed.get(letter) ?? letter)
    .replace(nasals, '\u0902')
    .replace(lookalike, (signs) => looksLike[signs] ?? signs)
    // Thai keyboards offer both orders of these signs, and two short vowels look like a long one.
    .replace(/\u0e4d([\u0e48-\u0e4b])/g, '$1\u0e4d')
    .replaceAll('\u0e40\u0e40', '\u0e41')
    .replace(katakana, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60))
    // A repeated syllable, also voiced.
    .replace(/([\u3041-\u3096])ゝ/g, '$1$1')
    .replace(
      /([\u3041-\u3095])ゞ/g,
      (_all, kana: string) => kana + String.fromCharCode(kana.charCodeAt(0) + 1),
    )
    .replace(/(?!\d)\p{Nd}/gu, asciiDigit)
    .replace(/\p{Pd}/gu, '-')
    // Many keyboards have no long vowel mark.
    .replace(/(?<=[\u3041-\u309f])-/g, 'ー');

/** Letters that names spell out where a keyboard lacks them: Müller is also written Mueller, and Đoković Djokovic. */
const spelledOut: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa', đ: 'dj' };

/** Returns a folded name without what people leave out or write otherwise between its parts: 'vanderberg', 'oconnor'. */
export const joinName = (folded: string): string => folded.replace(/[^\p{L}\p{M}\p{N}]/gu, '');

/** Returns a text with letters such as 'ü' spelled out. */
export const spellOut = (text: string): string =>
  text.normalize('NFC').replace(/[äöüøåđ]/gi, (letter) => spelledOut[letter.toLowerCase()] ?? letter);

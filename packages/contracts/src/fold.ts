/// <reference path="./opencc-js.d.ts" />
import olderForms from 'opencc-js/dict/JPShinjitaiCharactersRev';
import { asciiDigit } from './phone.ts';

/**
 * Letters that Unicode does not decompose, by how people type them who lack them on their keyboard: small capitals, special
 * letters of Latin and Cyrillic alphabets, letters that Arabic and Persian keyboards have twice, the S of Tamil 'Sri' and
 * final consonants of Malayalam and Bengali, which Unicode encoded twice, the two nasal signs of Devanagari, and the small
 * ke of place names.
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
  '/': '⁄∕',
  '-': '−',
};
/** Usual characters of Chinese and Japanese names, each with other forms that are not among the older ones of the dictionary. */
const otherForms = [
  '高髙 崎﨑嵜 吉𠮷 島嶋嶌 浜濵 辺邉 斎斉齊 富冨 館舘 薮藪籔 渕淵 峰峯 柳栁 桑桒 橋𣘺 鶴靏靍 土圡 清淸 喜㐂 昇曻 園薗',
  '船舩 柏栢 熙煕凞 籠篭 靱靭 阎闫 青靑 秋穐龝 野埜 松枩柗 梅楳 略畧 世卋 年秊 剣劔劒剱釼 冴冱 妙玅 宝寳 壺壷壼 侭儘',
  '栃杤櫔 槌鎚 桝枡 翠翆 虎乕 諫諌 讃讚 体躰 那郍 鉄銕 頸頚 頬頰 騨驒 鶯鴬 侯矦 厩廐廏 国圀囯 婿壻 奈柰 妍姸 爾尓',
  '岐歧 峨峩 廼迺 協恊 昂昻 映暎 珍珎 紘絋 鰺鯵 槍鎗 角⻆ 蕊蘂 貌貎',
];
const typed = new Map(
  olderForms.split('|').map((pair) => pair.split(' ') as [older: string, current: string]),
);
for (const [text, letters] of Object.entries(typedAs)) for (const one of letters) typed.set(one, text);
for (const [usual = '', ...others] of otherForms.flatMap((forms) => forms.split(' ')).map((all) => [...all]))
  for (const other of others) typed.set(other, usual);
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
    // The capitals of the Armenian letter և.
    .replaceAll('եւ', 'եվ')
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

/** Returns a text with letters such as 'ü' spelled out, and 'St.' as 'saint', but not in an address. */
export const spellOut = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[äöüøåđ]/gi, (letter) => spelledOut[letter.toLowerCase()] ?? letter)
    .replace(/(?<![\p{L}\p{M}\p{N}@._+-])st(e?)(?![\p{L}\p{M}\p{N}_])\.?(?!\S*[@.]\S)/giu, 'saint$1 ');

import { isAddress, normalizeEmail, typedAddress } from './email.ts';
import { fold, spellOut } from './fold.ts';
import { readableDigits } from './phone.ts';

/** Minimum number of digits of a search that looks for part of a phone number. */
const fewestDigits = 3;

/** Number of digits from which one word is a whole phone number. */
const wholeNumber = 7;

/** One term of a search: alternatives, each a list of folded texts that a record must contain. */
export type SearchTerm = readonly (readonly string[])[];

/** Punctuation beside a word: 'Silva, Kamala', 'Dr. Perera', '"sales manager"', '「山田」', 'Nimal?'. */
const aroundWord =
  /^["(,;<[{‹「『《〈【〔]+(?=.*[\p{L}\p{N}])|(?<=[\p{L}\p{N}].*)["),;.>\]}›」』》〉】〕:!?。、،؛؟…]+$/gu;
/**
 * Spaces; hyphens in names, as 'Anne-Marie' is also written 'Anne Marie', and '&'; a comma and the dot of an initial or a title that
 * no space follows: 'Silva,Kamala', 'S.M.Perera', 'Dr.Perera'.
 */
const betweenWords =
  /\s+|(?<=\p{L}{2})[-&・=](?=\p{L}{2})|(?<=\p{L})[,;、،؛](?=\p{L})|(?<=(?<![\p{L}\p{N}@._-])(?:\p{L}\.)*\p{L}{1,2})\.(?=\p{L}[^@]*$|\p{L}[^@\s]*\s)/u;
/** Returns words as alternatives of a pattern, folded like the text that they are looked for in. */
const oneOf = (words: Readonly<Record<string, string>>) =>
  fold(Object.values(words).join(' ')).replaceAll('.', '\\.').replaceAll(' ', '|');

/** Characters between the digits of a number in one word, and also between its words. */
const inWord = '()[\\]./ー・·•∙→⁃。、|:_~*,-';
const inNumber = `[\\d\\s${inWord}]`;
const partOfNumber = new RegExp(`^[\\d+${inWord}]+(?<!,)$`);
const beforeNumber = `(?=\\+?\\(?\\d${inNumber}{5})`;
const afterNumber = `(?<=\\d${inNumber}{5,}\\d)`;
const links = '(?:https?://)?(?:wa\\.me/|api\\.whatsapp\\.com/send/?\\?phone=)|whatsapp://send\\?phone=';
/** Words of which the label of a number consists: 'Mob. no.', 'Numéro de téléphone', '手机号码'. */
const labels = oneOf({
  english:
    'tel telephone phone ph mobile mob cell landline hotline hp h/p contact number no call callto sms fax home office work direct my me is on at t m p',
  apps: 'whatsapp wa viber telegram signal imo line wechat zalo kakaotalk botim 微信 카카오톡 카톡 вайбер ватсап واتس ওয়াটসঅ্যাপ व्हाट्सएप',
  german: 'telefon handy mobil festnetz nummer nr',
  romance:
    'téléphone portable fixe numéro de teléfono tfno telf móvil celular cel cellulare telefone telemóvel',
  dutch: 'telefoon mobiel gsm',
  nordic: 'tlf puh puhelin numero sími',
  slavic: 'numer komórka kom číslo тел телефон моб мобильный сотовый номер',
  hungarian: 'szám',
  turkish: 'cep telefonu numarası',
  malay: 'telepon nomor nombor',
  vietnamese: 'sđt đt điện thoại số',
  greek: 'τηλ τηλέφωνο κινητό',
  arabic: 'هاتف الهاتف تليفون جوال الجوال موبايل واتساب رقم',
  persianAndUrdu: 'تلفن شماره فون نمبر',
  hebrew: 'טלפון נייד טל',
  hindi: 'फोन मोबाइल दूरभाष नंबर',
  bengali: 'ফোন মোবাইল নম্বর',
  tamil: 'தொலைபேசி கைபேசி அலைபேசி எண்',
  sinhala: 'දුරකථන දුරකථනය ජංගම අංකය',
  thai: 'โทร โทรศัพท์ เบอร์ มือถือ',
  chinese: '电话 電話 手机 手機 联系 聯繫 号 号码 號碼',
  japanese: '携帯 番号 連絡先',
  korean: '전화 휴대폰 핸드폰 휴대전화 연락처 번호',
});
/** A label before a whole number: these words, their first letters, any word with a colon, '1. ', '1|', and signs. */
const beforeLabelled = `(?<![\\p{L}\\p{M}\\d])(?:(?:${labels}|[a-z](?=[.:])|[\\p{L}\\p{M}]+\\s*:(?=[^\\p{L}\\d]*\\d(?:[\\s${inWord}]*\\d){${wholeNumber - 1}})|\\d(?:[.)]\\s|\\s?\\|)|[=@≈>\\p{Sc}\\p{So}])(?:[^\\p{L}\\p{M}\\p{N}\\p{So}+=(]|\\((?=\\p{L}))*){1,6}`;
/** A label or a link before a number, and a label, an extension or the rest of the link after it, as they are copied. */
const besideNumber = new RegExp(
  `(?:(?:${links})[\\s.:]*|${beforeLabelled})${beforeNumber}|` +
    `${afterNumber}[\\s,;]*\\(?(?:(?:extension|extn?|x|poste|内線)[\\s.=:]*|[#×\\p{So}]\\s*)\\d{1,6}(?![\\d\\p{L}])\\)?|` +
    `${afterNumber}(?:[\\s,:/(-]*(?:(?:${labels}|\\p{So})[\\s.:/)]*){1,6}(?![\\p{L}\\p{M}\\p{N}])|[?&][a-z]\\S*)`,
  'gu',
);
/** The label of a submission's reference, as the sender copies or dictates it, and the sign of a number: 'Ref. #B9GN-XQVC'. */
const besideReference =
  /(?<![\p{L}\p{N}])(?:(?:your |my )?(?:reference|ref)(?:\s+(?:is|no|number))?|受付番号)[\s.:#]*(?=[a-z0-9]{4}[\s-]?[a-z0-9]{4}(?![\p{L}\p{N}]))|(?<!\S)#(?=[\p{L}\p{N}])/gu;
/** What is between two numbers. */
const betweenNumbers = new RegExp(`${afterNumber}\\s*(?:[,;&/]|\\bor\\b|\\band\\b)\\s*${beforeNumber}`, 'gu');

/** The zero of an area code behind a calling code: '+94 077 123 4567'. Italian numbers have it. */
const trunkPrefix = /^\+?(\d{1,3}) 0(?=(?:\D*\d){6})/;

/** Returns the digits to find: with and without the (0) of +44 (0)20 and +39 (0)6, a leading 00 or 011, and the zero of +94 077. */
function digitsOf(text: string): string[] {
  const number = text.replace(/^((?:\+|00).*)[([]\s*0\s*[)\]]/, '$1');
  const runs = [number, number.replace(trunkPrefix, '$1'), text].map((run) => run.replace(/\D/g, ''));
  const all = new Set([...runs, ...runs.map((run) => run.replace(/^00|^011(?=\d{10})/, ''))]);
  return [...all].filter((run) => run.length >= fewestDigits);
}

/**
 * Titles, with which people look for a person who typed a name only, and what stands after a name. Not those that are also
 * names, such as Don.
 */
const titles = oneOf({
  english:
    'mr mrs ms mx miss mister sir madam dr prof professor doctor rev reverend fr ven hon eng engr adv atty capt col lt sgt cdr jr sr esq m/s messrs',
  degrees: 'phd ph.d mba ing',
  german: 'herr frau hr',
  french: 'monsieur madame mme mlle',
  spanish: 'señor señora señorita sra srta',
  italian: 'dott sig',
  dutch: 'dhr mevr',
  turkish: 'bay bayan',
  russian: 'г-н г-жа господин госпожа',
  greek: 'κος κα',
  arabic: 'السيد السيدة الأستاذ د.',
  hebrew: 'דר מר גברת',
  hindi: 'श्री श्रीमती श्रीमान सुश्री जी डॉ डॉक्टर प्रो shri smt',
  bengali: 'জনাব জনাবা শ্রী শ্রীমতি শ্রীমতী ডা ডঃ ড',
  urdu: 'جناب صاحب صاحبہ محترمہ ڈاکٹر',
  tamil: 'திரு திருமதி மிஸ் டாக்டர் thiru thirumathi',
  sinhala: 'මහතා මයා මිය මෙනවිය ආචාර්ය මහාචාර්ය වෛද්‍ය පූජ්‍ය',
  burmese: 'ဦး ဒေါ် ဒေါက်တာ',
  thai: 'คุณ นาย นาง นางสาว',
});
const besideTitle = `(?<=^|[\\s,;&/(])(?:${titles})(?:\\.|(?=[\\s,;&/)]|$))(?!\\S*@)(?:\\s*(?:&|and|und|et|y)\\s+(?=(?:${titles})(?:[.\\s]|$)))?`;
/** Titles that follow a name directly, also after a space. */
const eastAsianTitles = oneOf({
  japanese: '様 さま さん ちゃん くん 氏 殿 社長 部長 課長 御中',
  chinese: '先生 女士 小姐 太太 老师 老師 经理 經理',
  korean: '님 씨 선생님 사장님 대표님 부장님 과장님',
});
const afterEastAsian =
  '(?<=[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}ー]\\s?)';
/** Titles that languages without spaces between words join with the name behind them. */
const joinedTitles = oneOf({
  thai: 'คุณ นางสาว นาย นาง น.ส. ด.ช. ด.ญ. ดร. ศ. ผศ. รศ. นพ. พญ.',
  lao: 'ທ່ານ ທ້າວ ນາງ',
  burmese: 'ဦး ဒေါ် ဒေါက်တာ',
  khmer: 'លោកស្រី លោក',
});
/** The label of a name, as in a mail that is copied, and the titles that are joined with a name. */
const labelOfName = oneOf({ all: 'name nom nombre お名前 名前 氏名 姓名 이름' });
const beforeName = `(?<=^|[\\s,;])(?:(?:${labelOfName})\\s*:|(?:${joinedTitles})(?=\\p{L}[\\p{L}\\p{M}]))`;
const title = new RegExp(
  `${besideTitle}|${beforeName}|${afterEastAsian}(?:${eastAsianTitles})+(?=\\s|$)`,
  'gu',
);

/** A part of a search: one word, or the groups of digits of one phone number. */
interface SearchPart {
  /** The words in each of their spellings. */
  spellings: string[][];
  /** The digits to find in phone numbers; empty if the part can't be one. */
  digits: string[];
}

const countDigits = (words: readonly string[]) => words.join('').replace(/\D/g, '').length;

/** Returns whether a word starts another number than the previous words: it is a whole number, or has a plus sign. */
const startsNumber = (word: string, previous: readonly string[]) =>
  countDigits(previous) >= wholeNumber && (word.startsWith('+') || countDigits([word]) >= wholeNumber);

/** Returns whether a word is looked for beside others: signs and 'and', which stands for '&' and '+', are not. */
const isLookedFor = (word: string) => word !== 'and' && /[\p{L}\p{N}]/u.test(word);
const isEmpty = (words: readonly string[]) => !words.some(isLookedFor);

/** Returns the words of a folded search; without titles and signs such as emoji, unless there is nothing else. */
function meantWords(folded: string): string[] {
  const all = folded.split(betweenWords).filter(Boolean);
  const untitled = folded.replace(title, ' ').split(betweenWords);
  if (isEmpty(all)) return all;
  return (isEmpty(untitled) ? all : untitled).filter(isLookedFor);
}

/** Splits a folded text into words, but keeps the groups of digits of one phone number together. */
function wordsAndNumbers(folded: string) {
  const parts: { words: string[]; isNumber: boolean }[] = [];
  for (const word of meantWords(folded)) {
    const isNumber = partOfNumber.test(word);
    const last = parts.at(-1);
    if (isNumber && last?.isNumber && !startsNumber(word, last.words)) last.words.push(word);
    else parts.push({ words: [isNumber ? word : word.replace(aroundWord, '')], isNumber });
  }
  return parts;
}

/** Splits a folded search into its parts. */
const splitFolded = (folded: string) =>
  folded
    .replace(besideReference, ' ')
    .replace(besideNumber, ' ')
    .split(betweenNumbers)
    .flatMap(wordsAndNumbers)
    .map(({ words, isNumber }) => ({
      words: words.map((word) => word.replace(/^\+(?=\d)/, '')),
      digits: isNumber ? digitsOf(words.join(' ')) : [],
    }));

const particle =
  /^(?:عبد|ابو|abdul|abu|al|ben|bin|da|de|del|della|di|dos|du|el|la|le|mac|mc|van|von)(?=\p{L}{3})/u;

/** Returns a word without signs that join names and signs beside it: 'nimal.perera', 'nimal_perera', '*nimal*', 'Nimal❤'. */
const joined = (word: string) =>
  word.replace(
    /(?<=\p{L}{2})[._+/|](?=\p{L}{2})|^[#*%+~|\p{So}-]+(?=\p{L}{2})|(?<=\p{L}{2})[*%~|\p{So}-]+$/gu,
    '',
  );

/** Returns how a word is also written: 'desilva' as 'de silva', the initials 'sm' as 's.m', 'h&m' as 'h & m'. */
const otherwise = (word: string): string =>
  /^[a-z]{2,3}$/.test(word) ? [...word].join('.') : word.replace(particle, '$& ').replace('&', ' & ');

/**
 * Splits a search into its parts. Invisible spaces, which some scripts have between words, separate them. Of a sender with
 * an address, only the address counts: mail programs name people and firms otherwise than a form.
 */
export function splitSearch(query: string): SearchPart[] {
  const spaced = (
    isAddress(normalizeEmail(query)) ? typedAddress(query).replaceAll('。', '.') : readableDigits(query)
  )
    .replace(/。(?=[a-z])/gi, '.')
    .replace(/[\u200b\u2800]|&nbsp;/g, ' ')
    .replace(/(?<=\p{L}{2})['’]s(?![\p{L}\p{N}])/gu, '');
  const others = splitFolded(fold(spellOut(spaced)));
  return splitFolded(fold(spaced)).map(({ words, digits }, index) => {
    // Each group alone would also be found in references and in other numbers.
    if (digits.length > 0) return { spellings: [[words.join(' ')]], digits };
    const all = [words, others[index]?.words ?? words, words.map(otherwise), words.map(joined)];
    return { spellings: [...new Map(all.map((spelling) => [spelling.join(), spelling])).values()], digits };
  });
}

/** Returns the terms of a search; a record must match all of them. */
export const termsOf = (query: string): SearchTerm[] =>
  splitSearch(query).map(({ spellings, digits }) => [...digits.map((run) => [run]), ...spellings]);

/** Returns whether a folded text matches all terms of a search that has any. */
export const matchesTerms = (text: string, terms: readonly SearchTerm[]): boolean =>
  terms.length > 0 && terms.every((ways) => ways.some((words) => words.every((word) => text.includes(word))));

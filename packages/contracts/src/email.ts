/**
 * The HTML standard's e-mail pattern, with a required dot in the domain, a top-level domain without digits unless it is
 * encoded, and letters of every script before the @. It matches no address lists, no line breaks and no encoded words (RFC
 * 2047), which a mail program could decode to another address.
 */
const address =
  /^(?!=\?)[\w.!#$%&'*+/=?^`{|}~\p{L}\p{M}\p{N}-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*\.(?:[a-z]{1,63}|xn--[a-z\d-]{0,58}[a-z\d])$/iu;

/** Returns whether a normalized text is an e-mail address. */
export const isAddress = (text: string): boolean => address.test(text);

const ascii = /^[\x21-\x7e]*$/;
/** Characters that would end the host name of a URL. */
const notInHost = /[\s/?#@:\\[\]%]/;
/** Names of some scripts, such as Sinhala and Persian, contain these ignorable characters. */
const joiners = /[\u200c\u200d]/g;

/** Returns a host name with the characters of all scripts encoded as ASCII (UTS #46); undefined for an invalid one. */
function hostOf(domain: string): string | undefined {
  if (notInHost.test(domain)) return undefined;
  try {
    return new URL(`https://${domain}`).hostname;
  } catch {
    return undefined;
  }
}

/** Returns the ASCII form of a domain, or the domain itself if it is ASCII or invalid. */
const asciiDomain = (domain: string): string =>
  ascii.test(domain) ? domain : (hostOf(domain) ?? hostOf(domain.replace(joiners, '')) ?? domain);

function withAsciiDomain(address: string): string {
  const at = address.lastIndexOf('@');
  if (at < 0) return address.replace(joiners, '');
  return `${address.slice(0, at).replace(joiners, '')}@${asciiDomain(address.slice(at + 1))}`;
}

/**
 * Words that contain an @, between spaces, brackets, quotation marks and what else no address contains. Of the signs that one
 * may contain before the @, only those that people have in theirs, and none in front.
 */
const candidates =
  /[\w\p{L}\p{N}][\w.&'+\p{L}\p{M}\p{N}-]*@[^\s<>()[\]"“”„«»‹›「」『』《》〈〉【】〔〕,;:/|]+/gu;
const oneOf = (patterns: Readonly<Record<string, string>>, flags = 'iu') =>
  new RegExp(Object.values(patterns).join('|'), flags);

/** Words for e-mail and address; other words may be in front: 'Postadresse'. */
const labels = 'mail|[ck]onta[ck]t|adr+es+[ae]?|correo|courriel|post|pošta';
const verbs = Object.values({
  english: "is|am|id|it['’]s|at|to|on|via|use",
  french: 'est',
  german: 'ist|lautet|unter',
  italian: 'è|é',
  spanish: 'es',
  swedish: 'under',
}).join('|');
const telephoneNumber = String.raw`[+(]?\d[\d\s()+./-]{4,}`;
/** Text after which an address starts. Another word may belong to an address with a space in it. */
const isBefore = oneOf({
  nothing: String.raw`^[^\p{L}\p{N}]*$`,
  sign: String.raw`(?:[:|<>()[\]"“„‚«‹「『《〈【〔\u2190-\u21ff\p{So}]|(?:${labels}|\s)[=/])\s*$`,
  listNumber: String.raw`^\d\d?[.)]\s+$`,
  dash: String.raw`\s-\s+$`,
  telephoneNumber: String.raw`^${telephoneNumber}[\s,;|/]+$`,
  word: String.raw`(?:(?:${labels})(?:id|to)?|(?<!\p{L})(?:www|${verbs}))[-_.]?\s+$`,
});
/** A word of another script than Latin, which belongs to no ASCII name after it: 'මගේ ලිපිනය nimal@example.com'. */
const isOtherScript = /(?<!\S)(?=\S*\p{L})[^\s\p{Script=Latin}\p{N}]+\s+$/u;
const lastLabels = 'app|biz|com|dev|edu|gov|info|io|mil|net|org|(?:ac|co|com|edu|gov|net|org)\\.[a-z]{2}';
/** Text with which an address ends. A word of one or two letters, or with a dot, may be the end of a domain with a space in it. */
const isAfter = oneOf({
  nothing: String.raw`^[^\p{L}\p{N}]*$`,
  sign: String.raw`^\s*[<>()[\]{}"”»›」』》〉】〕;|]`,
  webAddress: String.raw`^[\s,]+(?:www\.|https?:)`,
  telephoneNumber: String.raw`^[\s,/]+(?:(?:or|ou|and|tel|ph|mob)\W*)?${telephoneNumber}$`,
  verb: String.raw`^\s+(?:${verbs})\s`,
  word: String.raw`^[\s,]+(?!(?:(?!ok)[a-z]{1,2}|${lastLabels})(?![\p{L}\p{M}'])|[^\s,]*\.[^\s,])[^\s,]`,
});
/** A word of another script after a domain in ASCII: 'nimal@example.comです', 'nimal@example.com 입니다'. */
const isOtherScriptAfter = /^[\s\p{P}]*(?!\p{Script=Latin})\p{L}/u;
/** Words for e-mail in languages without spaces between words: Chinese, Japanese and Korean, with a particle. */
const eastAsianLabels = '邮箱|郵箱|邮件|郵件|信箱|メール|メアド|アドレス|이메일|메일';
/** What is before an address without a space; a name of another script only before one that starts with a letter. */
const joinedLabel = oneOf(
  {
    label: `(?:${eastAsianLabels})(?:[はが是为為은는])?(?=[a-z\\d])`,
    name: String.raw`(?<!\S)(?:(?!\p{Script=Latin})[\p{L}\p{M}])+(?=[a-z][\w.%+-]*@(?!\S*xn--)[\w.-]+(?:\s|$))`,
    start: String.raw`(?<!\S)www\.(?=[a-z][^\s@]*@)`,
  },
  'giu',
);
/**
 * A domain in ASCII, before a word of another script: 'nimal@example.comです。', 'nimal@example.com。谢谢'. No top-level domain
 * has letters of both. A dot in front of the word could be the domain's, except behind an ending that has no other below it.
 */
const joinedWord = new RegExp(
  String.raw`(@[a-z\d.-]+\.[a-z]+)(?:--|。|(?<=\.(?:${lastLabels}))\.)?(?=(?!\p{Script=Latin})\p{L}(?:[^.@]|\.(?=\s|$))*$)`,
  'giu',
);
/** Another address, written so that programs can't collect it. */
const isHidden = /[([{<]\s*at\s*[)\]}>]/i;
/** Marks on both sides of a quoted address, and what follows one at the end of a sentence. */
const quoted = /^_+(.+?)_+$/u;
const punctuation = /[^\p{L}\p{M}\p{N}'`*_}|~-]+$/u;
const marksAfter = /['`*_}|~]+$/;
/** Length up to which text can be an address with a name: the patterns take very long for much longer text. */
const longest = 1000;
/**
 * Spaces that keyboards of phones put behind a dot, where no sentence ends: 'nimal@example. com', 'n. perera@example.com'. Not
 * behind the number of a list, a label, a title or a greeting.
 */
const spacesBehindDots =
  /(?<=^(?!(?:\d+|(?:e-?)?mail|id|[em]|mrs?|ms|dr|prof|hi|hello|thanks|ok|yes)\.)(?:[a-z\d_-]+\.\s?)*[a-z\d_-]+\.)\s+(?=(?:[\w-]+\.\s?)*[\w+-]+@)|(?<=@[\w-]+\.)\s+(?=[a-zA-Z])|(?<=@\S+\.(?:ac|co)\.)\s+(?=[a-zA-Z]{2}$)/gu;
/** A mailto link: its address. */
const mailtoLink = /mailto[:;.]\/*([^\s?<>"|)\]]*)/giu;
/** The subject of such a link. */
const subject = /(?<=(?:@|%40)[^\s@?&]*)[?&][a-z]+=[^\s<>")\]]*/gi;

/** Returns the text of a link, in which characters can be encoded: nimal%2Bshop@example.com. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** One or more words, and whole names, which start with capital letters. */
const words = /(?<!\S)[\p{L}\p{M}'.]{2,},?(?=[\s/])/gu;
const wholeName = /^(?:\p{Lu}[\p{L}\p{M}'.]*\s+){2,}$/u;

/**
 * Returns whether a text before an address is a name: it ends with a comma, it is two capitalized words, or the address
 * contains one of its words. 'nimal perera@example.com' is rather an address with a space in it.
 */
function isName(before: string, address: string): boolean {
  if (/\p{L}{2},\s+$/u.test(before) || wholeName.test(before)) return true;
  const local = address.replace(/@.*/, '').toLowerCase();
  return [...before.matchAll(words)].some(([word]) =>
    local.includes(word.replace(/[,.]/g, '').toLowerCase()),
  );
}

const isSameAddress = (one: string, other: string) =>
  withAsciiDomain(one).toLowerCase() === withAsciiDomain(other).toLowerCase();

/** Returns the only address in a text that has a name, a label, a link or a remark around it, or the text itself. */
function onlyAddress(text: string): string {
  const found = [...text.matchAll(candidates)];
  const [address, ...others] = found.map(([word]) =>
    word.replace(punctuation, '').replace(quoted, '$1').replace(marksAfter, ''),
  );
  const last = found.at(-1);
  if (!address || !last || isHidden.test(text)) return text;
  if (others.some((other) => !isSameAddress(other, address))) return text;
  const before = text.slice(0, found[0]?.index);
  if (/\/\/[^\s:]*$/.test(before)) return text;
  const isStart =
    isBefore.test(before) ||
    isName(before, address) ||
    (ascii.test(address.replace(/@.*/, '')) && isOtherScript.test(before));
  const after = text.slice(last.index + last[0].length);
  const isEnd =
    isAfter.test(after) || (ascii.test(address.replace(/.*@/, '')) && isOtherScriptAfter.test(after));
  return isStart && isEnd ? address : text;
}

/**
 * Returns a text in compatibility form (NFKC) with the apostrophes and hyphens of ASCII: phones replace the one of
 * o'brien@example.com, people type other signs for it, and programs replace hyphens.
 */
export const withAsciiMarks = (text: string): string =>
  text.replace(/[`‘’‛′ʹʼ]/g, "'").replace(/[\p{Pd}\u2212]/gu, '-');

/**
 * Returns the address that a person typed, in compatibility form (NFKC), without ignorable characters and what was copied
 * with it. Returns other text in the same form, which is not an address then; much longer text stays as it is.
 */
export function typedAddress(text: string): string {
  if (text.length > longest) return text;
  const compatible = text
    // NFKC would turn this accent, which many type as an apostrophe, into a space.
    .replaceAll('´', "'")
    .replace(/(?![\u200c\u200d])\p{Default_Ignorable_Code_Point}|\u2800/gu, '')
    .normalize('NFKC');
  const visible = withAsciiMarks(compatible)
    .replace(/(?<=\w)ー(?=\w)/g, '-')
    // Turkish keyboards and programs write the capital letter of i like this.
    .replaceAll('İ', 'I')
    .replace(/\s*@\s*/g, '@')
    .replace(subject, '')
    .replaceAll('%20', ' ')
    .replace(/&(?:lt|gt|quot|nbsp);/gi, '"')
    .replace(mailtoLink, (_link, address: string) => `mailto:${decoded(address)}`)
    .replace(/^([^@\s]+)%40(?=[^@\s]+$)/, '$1@')
    .replace(spacesBehindDots, '')
    .replace(joinedWord, '$1 ')
    .replace(joinedLabel, '$& ')
    .trim();
  return onlyAddress(visible);
}

/** Returns an e-mail address as it is stored: as typed, with the domain in ASCII. */
export function normalizeEmail(text: string): string {
  if (text.length > longest) return text;
  return withAsciiDomain(typedAddress(text));
}

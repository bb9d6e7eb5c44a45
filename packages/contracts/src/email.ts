/**
 * The HTML standard's e-mail pattern, with a required dot in the domain and letters of every script before the @. It
 * matches no address lists, no line breaks and no encoded words (RFC 2047), which a mail program could decode to another
 * address.
 */
const address =
  /^(?!=\?)[\w.!#$%&'*+/=?^`{|}~\p{L}\p{M}\p{N}-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/iu;

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

/** Words that contain an @, between spaces, brackets, quotation marks and what else no address contains. */
const candidates =
  /[\w.!#$%&'*+/=?^`{|}~\p{L}\p{M}\p{N}-]+@[^\s<>()[\]"“”„«»‹›「」『』《》〈〉【】〔〕,;:/|]+/gu;
/**
 * Text after which an address starts: a label, a bracket, a quotation mark, a dash, a telephone number or a word that
 * announces it. Another word may belong to an address with a space in it.
 */
const isBefore =
  /^[^\p{L}\p{N}]*$|[:<>()[\]"“„«‹「『《〈【〔]\s*$|\s[-/|]\s+$|^[+(]?\d[\d\s()+./-]{4,}[\s,;|]+$|(?:mail|address|adresse|correo|courriel|\b(?:is|it['’]s|at|to|on|via|use|es|est|ist))\s+$/iu;
/** A word of another script than Latin, which belongs to no ASCII name after it: 'මගේ ලිපිනය nimal@example.com'. */
const isOtherScript = /(?<!\S)(?=\S*\p{L})[^\s\p{Script=Latin}\p{N}]+\s+$/u;
/**
 * Text with which an address ends: a bracket, a dash or a semicolon before a remark, a telephone number, a longer word, or
 * no further word. A short word may be the end of a domain with a space in it.
 */
const isAfter =
  /^[^\p{L}\p{N}:]*$|^\s*[<>()[\]"”»›」』》〉】〕;|]|^\s+[-/]\s|^[\s,/]+(?:(?:or|and|tel|ph|mob)\W*)?[+(]?\d[\d\s()+./-]{4,}$|^[\s,]+[\p{L}']{4,}(?:[\s!,]|\.?(?:\s|$))/iu;
/** Another address, written so that programs can't collect it. */
const isHidden = /[([{<]\s*at\s*[)\]}>]/i;
/** Marks on both sides of a quoted address, and what follows one at the end of a sentence. */
const quoted = /^(['`*_{|~])(.+)['`*_}|~]$/u;
const punctuation = /[^\p{L}\p{M}\p{N}'`*_}|~-]+$/u;
/** Length up to which text can be an address with a name: the patterns take very long for much longer text. */
const longest = 1000;
/** The subject of a mailto link. */
const linkQuery = /(mailto:[^\s?]*)\?[^\s<>")\]]*/giu;

/** Returns the only address in a text that has a name, a label, a link or a remark around it, or the text itself. */
function onlyAddress(text: string): string {
  const found = [...text.matchAll(candidates)];
  const [address, ...others] = found.map(([word]) => word.replace(punctuation, '').replace(quoted, '$2'));
  const last = found.at(-1);
  if (!address || !last || address.startsWith('//')) return text;
  if (isHidden.test(text)) return text;
  if (others.some((other) => other.toLowerCase() !== address.toLowerCase())) return text;
  const before = text.slice(0, found[0]?.index);
  const isStart =
    isBefore.test(before) || (ascii.test(address.replace(/@.*/, '')) && isOtherScript.test(before));
  return isStart && isAfter.test(text.slice(last.index + last[0].length)) ? address : text;
}

/**
 * Returns the address that a person typed, in compatibility form (NFKC), without ignorable characters and what was copied
 * with it. Returns other text in the same form, which is not an address then; much longer text stays as it is.
 */
export function typedAddress(text: string): string {
  if (text.length > longest) return text;
  const visible = text
    // NFKC would turn this accent, which many type as an apostrophe, into a space.
    .replaceAll('´', "'")
    .replace(/(?![\u200c\u200d])\p{Default_Ignorable_Code_Point}/gu, '')
    .normalize('NFKC')
    // Phones replace the apostrophe of an address such as o'brien@example.com, and programs its hyphens.
    .replace(/[‘’ʼ]/g, "'")
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/\s*@\s*/g, '@')
    .replace(linkQuery, '$1')
    .trim();
  return onlyAddress(visible);
}

/** Returns an e-mail address as it is stored: as typed, with the domain in ASCII. */
export function normalizeEmail(text: string): string {
  if (text.length > longest) return text;
  const address = typedAddress(text);
  const at = address.lastIndexOf('@');
  if (at < 0) return address.replace(joiners, '');
  return `${address.slice(0, at).replace(joiners, '')}@${asciiDomain(address.slice(at + 1))}`;
}

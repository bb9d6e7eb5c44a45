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

/** The name before an address in angle brackets, as mail programs copy it. */
const displayName = /^[^<>@]*<([^<>@\s]+@[^<>@\s]+)>[\s.,;]*$/u;
/** An address whose name or link is the same address. */
const twice = /^['"]*([^<>@\s]+@[^<>@\s]+?)['"]*\s*<'?(?:mailto:)?\1'?(?:\?[^<>]*)?>$/iu;
/** What is copied with an address from a link, a quotation or the end of a sentence. */
const around = /^["“”„«(<[\s]*(?:(?:e-?mail|mailto)\s*:)?\s*|[\s.,;:!?、。/"“”»)>\]]+$/giu;
/** Length up to which text can be an address with a name: the patterns take very long for much longer text. */
const longest = 1000;
/** The subject of a mailto link. */
const linkQuery = /^(\W*mailto:[^?]*)\?.*$/iu;

/**
 * Returns an e-mail address as it is stored: without ignorable characters and what is copied with it, in compatibility
 * form (NFKC), with the domain in ASCII. Returns other text in the same form, which is not an address then; much longer text
 * stays as it is.
 */
export function normalizeEmail(text: string): string {
  if (text.length > longest) return text;
  const visible = text
    // NFKC would turn this accent, which many type as an apostrophe, into a space.
    .replaceAll('´', "'")
    .replace(/(?![\u200c\u200d])\p{Default_Ignorable_Code_Point}/gu, '')
    .normalize('NFKC')
    .trim()
    .replace(linkQuery, '$1')
    .replace(displayName, '$1')
    .replace(twice, '$1')
    .replace(around, '')
    .replace(/^'(.*)'$/u, '$1')
    // Phones replace the apostrophe of an address such as o'brien@example.com, and programs its hyphens.
    .replace(/[‘’ʼ]/g, "'")
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/\s*@\s*/g, '@');
  const at = visible.lastIndexOf('@');
  if (at < 0) return visible.replace(joiners, '');
  return `${visible.slice(0, at).replace(joiners, '')}@${asciiDomain(visible.slice(at + 1))}`;
}

import { domainToASCII, domainToUnicode } from 'node:url';
import { normalizeEmail } from '@suite/contracts/email';

const splitAt = (address: string) => {
  const at = address.lastIndexOf('@');
  return [address.slice(0, at + 1), address.slice(at + 1)] as const;
};

/** Returns a stored e-mail address as people read it, with the domain in its own script. */
export function shownEmail(address: string): string {
  if (!/xn--/i.test(address)) return address;
  const [local, domain] = splitAt(address);
  const shown = domainToUnicode(domain);
  return domainToASCII(shown) === domain.toLowerCase() ? `${local}${shown}` : address;
}

/** Returns the address for a mail program; undefined if only servers with SMTPUTF8 accept it (docs/decisions/0162). */
export function mailableEmail(address: string): string | undefined {
  const normalized = normalizeEmail(address);
  return /^[\x21-\x7e]+$/.test(normalized) ? normalized : undefined;
}

/**
 * Returns the key of an e-mail address, in any capitals; the columns of keys hold ASCII. Normalizes it, as earlier releases
 * stored signs in front of addresses.
 */
export const emailKey = (address: string): string =>
  normalizeEmail(address)
    .toLowerCase()
    .replace(/[^\x21-\x7e]+/g, encodeURIComponent)
    .slice(0, 254);

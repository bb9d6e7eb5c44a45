/** Scheme of a URL that has a second one behind it, or the path of a socket, where `URL` reads a host. */
const secondScheme = /^https?:\/\/(?:https?:?\/\/|unix:\/)/i;

/** Returns whether a text is one http or https URL. `URL` also accepts a list, a wildcard and spaces. */
export function isWebAddress(text: string): boolean {
  if (/\s|[,;]https?:/i.test(text) || secondScheme.test(text)) return false;
  const { protocol = '', hostname = '' } = URL.parse(text) ?? {};
  return /^https?:$/.test(protocol) && /^(?:[\w-]+(?:\.[\w-]+)*\.?|\[.*\])$/.test(hostname);
}

/** Returns whether `fetch` can call a text: a web address without user, password and fragment. */
export const isCallable = (text: string): boolean => isWebAddress(text) && !/#|\/\/[^/]*@/.test(text);

/**
 * Returns scheme, host and port of an http or https URL that has nothing else, otherwise undefined. Servers listen at
 * 0.0.0.0 and [::], but browsers can't open them.
 */
export function originOf(url: string): string | undefined {
  if (!isWebAddress(url)) return undefined;
  const { origin, hostname, pathname, search, hash, username, port } = new URL(url);
  if (hostname === '0.0.0.0' || hostname === '[::]') return undefined;
  const isBare = pathname === '/' && search === '' && hash === '' && username === '' && port !== '0';
  // A dot at the end of a host name is no part of it, and links would repeat it.
  return isBare ? origin.replace(/\.(?=:\d+$|$)/, '') : undefined;
}

/**
 * Returns what is wrong with the URL of a webhook, as the end of a sentence, or undefined if it can be called. The user
 * and password in it are allowed.
 */
export function webhookProblem(text: string): string | undefined {
  if (!isWebAddress(text)) return 'must be a web address: https://hooks.example.com/leads';
  const { hash, username, password, port } = new URL(text);
  if (hash || text.includes('#')) return 'must not contain #, which is never sent: write it as %23';
  if (port === '0') return 'must not have the port 0';
  return isDecodable(username + password)
    ? undefined
    : 'has a % in its user or password that is no escape: write it as %25';
}

function isDecodable(text: string) {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Returns what is wrong with the user name or password of a URL, as the end of a sentence, or undefined. A character that
 * ends this part of a URL would cut it off, and the rest would be read as host or path. A text without scheme has no such part.
 */
export function credentialsProblem(url: string): string | undefined {
  const afterScheme = /^[a-z][a-z\d+.-]*:\/\/(.*)$/is.exec(url)?.[1];
  if (afterScheme === undefined) return undefined;
  const credentials = afterScheme.slice(0, Math.max(0, afterScheme.lastIndexOf('@')));
  const reserved = /[#/?\\]/.exec(credentials)?.[0] ?? (url.includes('#') ? '#' : undefined);
  if (reserved && /[\r\n]/.test(url)) return 'must be one line';
  if (reserved) return problemOf(reserved);
  return /%(?![\da-f]{2})/i.test(credentials) ? problemOf('%') : undefined;
}

const problemOf = (character: string) =>
  `must be written with ${encodeURIComponent(character)} for ${character} in its user name or password`;

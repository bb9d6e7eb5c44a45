/** Returns whether a text is an http or https URL. */
export const isWebAddress = (text: string) => /^https?:/.test(URL.parse(text)?.protocol ?? '');

/** Returns scheme, host and port of an http or https URL that has nothing else, otherwise undefined. */
export function originOf(url: string): string | undefined {
  if (!URL.canParse(url)) return undefined;
  const { protocol, origin, pathname, search, hash, username } = new URL(url);
  const isBare = pathname === '/' && search === '' && hash === '' && username === '';
  return /^https?:$/.test(protocol) && isBare ? origin : undefined;
}

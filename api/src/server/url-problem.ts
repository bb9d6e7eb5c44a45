/**
 * Returns what is wrong with the user name or password of a URL, as the end of a sentence, or undefined. A character that
 * ends this part of a URL would cut it off, and the rest would be read as host or path.
 */
export function credentialsProblem(url: string): string | undefined {
  const afterScheme = url.replace(/^[a-z][a-z\d+.-]*:\/\//i, '');
  const credentials = afterScheme.slice(0, Math.max(0, afterScheme.lastIndexOf('@')));
  const reserved = /[#/?\\]/.exec(credentials)?.[0] ?? (url.includes('#') ? '#' : undefined);
  if (reserved) return problemOf(reserved);
  return /%(?![\da-f]{2})/i.test(credentials) ? problemOf('%') : undefined;
}

const problemOf = (character: string) =>
  `must be written with ${encodeURIComponent(character)} for ${character} in its user name or password`;

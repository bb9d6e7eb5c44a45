/** Parses a URL, or returns undefined. The supported browsers (package.json) lack `URL.parse` and `URL.canParse`. */
export function parseUrl(url: string): URL | undefined {
  try {
    return new URL(url);
  } catch {
    return undefined;
  }
}

/**
 * Returns the host of a mail or database server's URL in ASCII and without brackets, or undefined if it is invalid or has the
 * port 0. URL converts names in other scripts only for web addresses.
 */
export function serverName(url: string): string | undefined {
  const server = URL.parse(url.replace(/^[a-z]+:/i, 'http:'));
  return server?.port === '0' ? undefined : server?.hostname.replace(/^\[|\]$/g, '');
}

/**
 * Returns the host of a mail or database server's URL in ASCII and without brackets, or undefined if it is invalid. URL
 * converts names in other scripts only for web addresses.
 */
export const serverName = (url: string): string | undefined =>
  URL.parse(url.replace(/^[a-z]+:/i, 'http:'))?.hostname.replace(/^\[|\]$/g, '');

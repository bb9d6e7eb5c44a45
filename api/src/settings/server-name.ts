/**
 * Returns the host of a mail or database server's URL in ASCII and without brackets, or undefined if it is invalid, a list, or
 * has the port 0. URL converts names in other scripts only for web addresses.
 */
export function serverName(url: string): string | undefined {
  const { hostname = '', port } = URL.parse(url.replace(/^[a-z]+:/i, 'http:')) ?? {};
  return port !== '0' && /^(?:[\w-]+(?:\.[\w-]+)*\.?|\[.*\])$/.test(hostname)
    ? hostname.replace(/^\[|\]$/g, '')
    : undefined;
}

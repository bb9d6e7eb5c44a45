/** Returns whether a host name, as in the Host header or a URL, is localhost or a loopback address. */
export const isLocalHost = (hostname: string): boolean =>
  /^(?:(?:.+\.)?localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/i.test(hostname);

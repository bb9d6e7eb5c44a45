import { type AdminHosts, isAdminHost } from './admin-hosts.ts';

const hostPattern = /^([a-z0-9._-]+|\[[0-9a-f:.]+\])(?::(\d{1,5}))?$/;

/**
 * Regular expression of the lower-case names by which proxies, health checks and a local network reach the product:
 * addresses, names without a dot, and the domains for private use. nginx uses it too.
 */
export const internalName =
  '\\[[0-9a-f:.]+\\]|[0-9]+(\\.[0-9]+){3}|([a-z0-9._-]+\\.)?(localhost|local|internal)|[a-z0-9_-]+';

const isInternal = (name: string) => new RegExp(`^(${internalName})$`).test(name);

/** Parses a Host header as lower-case name without a trailing dot, and port. Returns undefined for anything else. */
function parseHost(host: string, defaultPort = '80') {
  const [, name, port = defaultPort] = hostPattern.exec(host.trim().toLowerCase()) ?? [];
  return name === undefined ? undefined : { name: name.replace(/\.$/, ''), port };
}

function parseOrigin(url: string) {
  const { host, protocol } = new URL(url);
  return parseHost(host, protocol === 'https:' ? '443' : '80');
}

/** Returns whether an Origin header names the host of a Host header. Default ports may be left out in both. */
export function isOriginOf(origin: string, host: string) {
  const from = URL.canParse(origin) ? parseOrigin(origin) : undefined;
  const to = parseHost(host, from?.port);
  if (from === undefined || from.name !== to?.name) return false;
  const isDefault = (port: string) => port === '80' || port === '443';
  return from.port === to.port || (isDefault(from.port) && isDefault(to.port));
}

/** Returns whether a Host header has the name of a site's address, on any port. */
export const isHostOf = (publicUrl: string, host: string) =>
  parseOrigin(publicUrl)?.name === parseHost(host)?.name;

/**
 * Returns whether a request for this host belongs to PUBLIC_URL: not if it has the name of PUBLIC_URL on any port or is
 * an admin host. An internal name on another port is how a proxy or a health check reaches the product.
 */
export function isOtherHost(host: string, publicUrl: string, adminHosts: AdminHosts = []) {
  const [asked, site] = [parseHost(host), parseOrigin(publicUrl)];
  if (!asked || isHostOf(publicUrl, host) || isAdminHost(adminHosts, host)) return false;
  return !isInternal(asked.name) || asked.port === site?.port;
}

/** Returns the host that the browser requested: a proxy that replaces Host reports it in X-Forwarded-Host. */
export function requestedHost(host: string, forwardedHost: string | undefined) {
  const [forwarded = ''] = (forwardedHost ?? '').split(',');
  return parseHost(forwarded) ? forwarded.trim() : host;
}

/** Returns whether a host name, as in the Host header or a URL, is localhost or a loopback address. */
export const isLocalHost = (hostname: string): boolean =>
  /^(?:(?:.+\.)?localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/i.test(hostname);

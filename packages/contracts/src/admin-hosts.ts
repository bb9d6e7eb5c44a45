/** The hosts that serve the administrator area, as browsers send them in Host. An empty list disables it. */
export type AdminHosts = readonly AdminHost[];

interface AdminHost {
  name: string;
  /** Undefined matches any port. */
  port: string | undefined;
}

/** A name may end with a dot, which is no part of it. */
const entry = /^([a-z0-9_-]+(?:\.[a-z0-9_-]+)*|\[[0-9a-f:.]+\])\.?(?::(\d{1,5}))?$/;
/** Answers to a question that the setting does not ask. */
const noName = /^(?:-+|all|any|false|no|none|null|off|on|true|undefined|yes)$/;
/** Default ports, which browsers omit from Host. */
const impliedPorts = new Set(['80', '443']);

/**
 * Parses ADMIN_HOSTS: comma-separated host names, each with a port if browsers show one, or `none`. Returns
 * undefined for any other value.
 */
export function parseAdminHosts(text: string): AdminHosts | undefined {
  if (/^none$/i.test(text.trim())) return [];
  const hosts = text.split(',').map((part) => {
    const [, name, port] = entry.exec(part.trim().toLowerCase()) ?? [];
    const isUsable = name !== undefined && !noName.test(name) && !(port && impliedPorts.has(port));
    const host = port ? `${name}:${port}` : name;
    // Browsers send the shortest form of an IP address.
    const isAsSent = port !== '0' && URL.parse(`http://${host}`)?.host === host;
    return isUsable && isAsSent ? { name, port } : undefined;
  });
  return hosts.every((host) => host !== undefined) ? hosts : undefined;
}

/** Error message for an invalid ADMIN_HOSTS. */
export const adminHostsProblem =
  'ADMIN_HOSTS must be none, or host names as browsers send them (xn--… for other scripts), separated by commas: admin.example.com, localhost:8090';

/** Returns whether a request's Host is in the list. */
export function isAdminHost(hosts: AdminHosts, host: string) {
  const [, name, port] = entry.exec(host.toLowerCase()) ?? [];
  return hosts.some((known) => known.name === name && (known.port === undefined || known.port === port));
}

/**
 * Returns the origin of the administrator area, which is that of the first admin host, or undefined if the list is empty.
 * `address` is the public address of the site.
 */
export function adminOrigin(address: string, hosts: AdminHosts | undefined): string | undefined {
  if (!hosts) return address;
  const [host] = hosts;
  if (!host) return undefined;
  const { protocol, port } = new URL(address);
  const shown = host.port ?? port;
  return `${protocol}//${host.name}${shown && `:${shown}`}`;
}

/** Returns the sign-in address, or undefined if the list of hosts is empty. */
export function signInAddress(address: string, hosts: AdminHosts | undefined): string | undefined {
  const origin = adminOrigin(address, hosts);
  return origin && `${origin}/admin`;
}

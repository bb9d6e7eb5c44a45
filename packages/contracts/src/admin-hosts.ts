/** Where the administrator area is served, as browsers name it in Host; an empty list is nowhere. */
export type AdminHosts = readonly AdminHost[];

interface AdminHost {
  name: string;
  /** Undefined: on any port. */
  port: string | undefined;
}

const entry = /^([a-z0-9._-]+|\[[0-9a-f:.]+\])(?::(\d{1,5}))?$/;
/** Browsers leave them out. */
const impliedPorts = new Set(['80', '443']);

/**
 * Reads ADMIN_HOSTS: host names separated by commas, each with a port where browsers show one, or `none`.
 * Undefined where it holds anything else.
 */
export function parseAdminHosts(text: string): AdminHosts | undefined {
  if (text.trim() === 'none') return [];
  const hosts = text.split(',').map((part) => {
    const [, name, port] = entry.exec(part.trim().toLowerCase()) ?? [];
    const isUsable = name !== undefined && name !== 'none' && !(port && impliedPorts.has(port));
    return isUsable ? { name, port } : undefined;
  });
  return hosts.every((host) => host !== undefined) ? hosts : undefined;
}

/** What is wrong with an ADMIN_HOSTS that can't be read. */
export const adminHostsProblem =
  'ADMIN_HOSTS must be none, or host names as browsers show them, separated by commas: admin.example.com, localhost:8090';

/** Whether a request's Host is one of them. */
export function isAdminHost(hosts: AdminHosts, host: string) {
  const [, name, port] = entry.exec(host.toLowerCase()) ?? [];
  return hosts.some((known) => known.name === name && (known.port === undefined || known.port === port));
}

/** Where administrators sign in, on the first of them, where visitors come to `address`; undefined where that is nowhere. */
export function signInAddress(address: string, hosts: AdminHosts | undefined) {
  if (!hosts) return `${address}/admin`;
  const [host] = hosts;
  if (!host) return undefined;
  const { protocol, port } = new URL(address);
  const shown = host.port ?? port;
  return `${protocol}//${host.name}${shown && `:${shown}`}/admin`;
}

export type RemoteName = 'marketing' | 'admin';

const adminPaths = new Set(['/dashboard', '/admin', '/backend']);

/** The remote that owns a path (docs/gateway.md): the administrator area its three, marketing all others. */
export const remoteOf = (pathname: string): RemoteName => (adminPaths.has(pathname) ? 'admin' : 'marketing');

import { pageAt, type RemoteName } from '@suite/contracts/pages';

/** Returns the remote that renders a path; marketing renders the 404 page. */
export const remoteOf = (pathname: string): RemoteName => pageAt(pathname)?.owner ?? 'marketing';

import type { RemoteModule } from '@suite/host/contract';
import { createRemote } from '@suite/host/create-remote';
import { applyHead } from './head.ts';
import { pageFor } from './pages.ts';

const remote = createRemote({ name: 'admin', pageFor, updateHead: applyHead });

/** Mounts the administrator area and preloads the store, which every page needs, in parallel with the page's code. */
export const mount: RemoteModule['mount'] = (options) => {
  options.host.loadStore().catch(() => undefined);
  return remote.mount(options);
};

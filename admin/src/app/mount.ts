import type { RemoteModule } from '@suite/host/contract';
import { createRemote } from '@suite/host/create-remote';
import { loadPage } from '@suite/host/page-loader';
import { loadStore } from '@suite/host/store-loader';
import { applyHead } from './head.ts';
import { pageFor } from './pages.ts';

const remote = createRemote({ name: 'admin', pageFor, updateHead: applyHead });

/** Mounts the administrator area once the page's code and the store, which every page needs, are loaded. */
export const mount: RemoteModule['mount'] = async (options) => {
  const { pathname } = options.host.router.getSnapshot().location;
  // The mounted page shows a failure.
  await Promise.allSettled([loadStore(options.host), loadPage(pageFor(pathname))]);
  return remote.mount(options);
};

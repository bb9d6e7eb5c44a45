import type { RemoteModule } from '@suite/host/contract';
import { createRemote } from '@suite/host/create-remote';
import { loadPage } from '@suite/host/page-loader';
import { reloadOnce } from '@suite/host/reload-once';
import { loadStore } from '@suite/host/store-loader';
import { repairIntl } from '../language/repair-intl.ts';
import { applyHead } from './head.ts';
import { pageFor } from './pages.ts';

// Before the code of the pages, which creates formats when it is loaded.
repairIntl();

const remote = createRemote({ name: 'admin', pageFor, updateHead: applyHead });

/**
 * Mounts the administrator area once the page's code and the store, which every page needs, are loaded. Without the store,
 * reloads the page once, then rejects.
 */
export const mount: RemoteModule['mount'] = async (options) => {
  const { pathname } = options.host.router.getSnapshot().location;
  // If only the code of the page fails to load, the mounted page says so.
  const store = loadStore(options.host).catch(async (error: unknown) => {
    if (await reloadOnce('store')) await new Promise(() => {});
    throw error;
  });
  await Promise.all([store, loadPage(pageFor(pathname)).catch(() => undefined)]);
  return remote.mount(options);
};

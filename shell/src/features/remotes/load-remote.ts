import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { RemoteName } from '@suite/contracts/pages';
import type { RemoteModule } from '@suite/host/contract';

/**
 * Reads a remote's entry from the page's `<meta name="mf-remote" content="NAME URL">`. If something has removed that, the
 * runtime still finds the entry that a script of the document has loaded, by its global name. The file does not exist.
 */
function remoteOfPage(name: RemoteName) {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="mf-remote"][content^="${name} "]`);
  const entry = meta?.content.split(' ')[1] ?? `/assets/${name}/remoteEntry.js`;
  return { name, entry, entryGlobalName: `remote_${name}`, type: 'var' as const };
}

/** Loads a remote's `./mount`. Rejects if its entry can't be loaded; the next call retries. */
export async function loadRemoteModule(name: RemoteName): Promise<RemoteModule> {
  registerRemotes([remoteOfPage(name)]);
  try {
    const remote = await loadRemote<RemoteModule>(`${name}/mount`);
    if (!remote) throw new Error(`The page names no remote "${name}"`);
    return remote;
  } catch (error) {
    // The runtime caches a failed entry; registering it again lets a retry fetch it.
    registerRemotes([remoteOfPage(name)], { force: true });
    throw error;
  }
}

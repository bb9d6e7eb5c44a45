import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { RemoteName } from '@suite/contracts/pages';
import type { RemoteModule } from '@suite/host/contract';

/** Reads the remote entries from the page's `<meta name="mf-remote" content="NAME URL">` elements. */
function remotesOfPage() {
  const metaElements = [...document.querySelectorAll<HTMLMetaElement>('meta[name="mf-remote"]')];
  return metaElements.flatMap(({ content }) => {
    const [name, entry] = content.split(' ');
    return name && entry ? [{ name, entry, entryGlobalName: `remote_${name}`, type: 'var' as const }] : [];
  });
}

/** Registers the page's remotes with the federation runtime without loading them. */
export function registerPageRemotes() {
  registerRemotes(remotesOfPage());
}

/** Loads a remote's `./mount`. Rejects if its entry can't be loaded; the next call retries. */
export async function loadRemoteModule(name: RemoteName): Promise<RemoteModule> {
  try {
    const remote = await loadRemote<RemoteModule>(`${name}/mount`);
    if (!remote) throw new Error(`The page names no remote "${name}"`);
    return remote;
  } catch (error) {
    // The runtime caches a failed entry; registering it again lets a retry fetch it.
    registerRemotes(
      remotesOfPage().filter((remote) => remote.name === name),
      { force: true },
    );
    throw error;
  }
}

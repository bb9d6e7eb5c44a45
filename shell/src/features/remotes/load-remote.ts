import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { RemoteName } from '@suite/contracts/pages';
import type { RemoteModule } from '@suite/host/contract';

/** Remote entries as the page names them: `<meta name="mf-remote" content="marketing /assets/marketing/remoteEntry.….js">`. */
function remotesOfPage() {
  const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name="mf-remote"]')];
  return metas.flatMap(({ content }) => {
    const [name, entry] = content.split(' ');
    return name && entry ? [{ name, entry, entryGlobalName: `remote_${name}`, type: 'var' as const }] : [];
  });
}

/** Makes the remotes known to the federation runtime; none of them is loaded by this. */
export function registerPageRemotes() {
  registerRemotes(remotesOfPage());
}

/** Loads a remote's `./mount`. Rejects when its entry can't be had; the next call tries again. */
export async function loadRemoteModule(name: RemoteName): Promise<RemoteModule> {
  try {
    const remote = await loadRemote<RemoteModule>(`${name}/mount`);
    if (!remote) throw new Error(`The page names no remote "${name}"`);
    return remote;
  } catch (error) {
    // The runtime remembers a failed entry: registering anew lets a retry ask again.
    registerRemotes(
      remotesOfPage().filter((remote) => remote.name === name),
      { force: true },
    );
    throw error;
  }
}

import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { pageAt, type RemoteName } from '@suite/contracts/pages';
import type { Host, RemoteModule } from '@suite/host/contract';
import { LoadError, loadCode } from '@suite/host/load-code';
import { reloadOnce } from '@suite/host/reload-once';
import { token } from '@suite/ui/theme';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import styled from 'styled-components';

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
async function loadRemoteModule(name: RemoteName): Promise<RemoteModule> {
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

/** Returns the remote that renders a path; marketing renders the 404 page. */
const remoteOf = (pathname: string): RemoteName => pageAt(pathname)?.owner ?? 'marketing';

/** Milliseconds before "Loading..." appears; a shorter flash would be distracting. */
const loadingDelay = 300;

/** Finds the page's element, also if an add-on has taken its attributes away. */
const pageElement = (outlet: HTMLElement) =>
  outlet.querySelector<HTMLElement>('#page, [data-remote]') ??
  (outlet.lastElementChild as HTMLElement | null);

/** Puts an empty element for a page in the place of the one that the outlet has. */
function freshElement(outlet: HTMLElement): HTMLElement {
  const element = document.createElement('div');
  element.id = 'page';
  const old = pageElement(outlet);
  // Not by `remove`: what other scripts replace by a copy is put back (`find-moved-nodes.ts`).
  old?.parentElement?.removeChild(old);
  outlet.append(element);
  return element;
}

/** Returns the served page's element if it belongs to the remote: with prerendered markup or a placeholder. */
function servedElement(outlet: HTMLElement, name: RemoteName): HTMLElement | undefined {
  const element = pageElement(outlet);
  return element?.dataset.remote === name ? element : undefined;
}

/**
 * Mounts the remote that owns the current path in `<main id="outlet">` and follows the router. If the remote
 * can't be loaded, reloads the page once, in case of a deploy, and otherwise shows the error page with a retry.
 */
export function startOutlet(host: Host, outlet: HTMLElement) {
  const currentPath = () => host.router.getSnapshot().location.pathname;
  const servedPath = currentPath();
  const servedRemote = pageElement(outlet)?.dataset.remote as RemoteName | undefined;
  // On hosts without the administrator area, its paths serve marketing's 404 page.
  const ownerOf = (path: string) => (path === servedPath && servedRemote) || remoteOf(path);
  /** What is shown or loading. Each attempt is a new object, so an outdated attempt is recognised by identity. */
  let target = { name: ownerOf(servedPath) };
  let current: { unmount(): void } | undefined;
  let status: { unmount(): void } | undefined;
  let hasFailed = false;

  function hideStatus() {
    status?.unmount();
    status = undefined;
  }

  function showStatus(content: ReactNode) {
    hideStatus();
    // Beside the page's element, in which the remote may be rendering already.
    const element = document.createElement('div');
    outlet.prepend(element);
    const root = createRoot(element);
    root.render(content);
    status = {
      unmount: () => {
        root.unmount();
        element.remove();
      },
    };
  }

  async function show(served?: HTMLElement) {
    const attempt = target;
    const { name } = attempt;
    const isOutdated = () => attempt !== target;
    const loading = setTimeout(() => served || isOutdated() || showStatus(<PageLoading />), loadingDelay);
    try {
      const remote = await loadCode(`remote-${name}`, () => loadRemoteModule(name));
      if (isOutdated()) return;
      // If the visitor has navigated in the meantime, the remote renders the new page instead of hydrating the old one.
      const element = served && currentPath() === servedPath ? served : freshElement(outlet);
      // Markup of another React version is not hydrated; it stays until the remote has rendered.
      const hydrate = element.dataset.react === host.reactVersion;
      const mounted = await remote.mount({ host, element, hydrate });
      if (isOutdated()) return mounted.unmount();
      current = mounted;
      hideStatus();
    } catch (error) {
      if (isOutdated() || (error instanceof LoadError && (await reloadOnce(error.part)))) return;
      console.warn(`The remote "${name}" could not be loaded.`, error);
      hasFailed = true;
      // A page served with its markup stays readable without its remote; its forms say that they need it.
      if (served?.dataset.react !== undefined) return served.setAttribute('data-without-script', '');
      pageElement(outlet)?.remove();
      showStatus(<host.PageFailure onRetry={() => replaceWith(name)} />);
    } finally {
      clearTimeout(loading);
    }
  }

  function replaceWith(name: RemoteName) {
    target = { name };
    current?.unmount();
    current = undefined;
    hideStatus();
    hasFailed = false;
    void show();
  }

  host.router.subscribe(() => {
    const name = ownerOf(currentPath());
    if (name !== target.name || hasFailed) replaceWith(name);
  });
  void show(servedElement(outlet, target.name));
}

/** Shown when a remote takes longer than a moment to load. */
function PageLoading() {
  return (
    <Wrapper role="status" aria-live="polite">
      Loading...
    </Wrapper>
  );
}

const Wrapper = styled.p`
  min-height: 60vh;
  display: grid;
  place-items: center;
  color: ${token('color', 'textMuted')};
`;

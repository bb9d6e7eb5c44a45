import { pageAt, type RemoteName } from '@suite/contracts/pages';
import type { Host } from '@suite/host/contract';
import { reloadOnce } from '@suite/host/reload-once';
import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { loadRemoteModule } from './load-remote.ts';
import { PageLoading } from './PageLoading.tsx';

/** Returns the remote that renders a path; marketing renders the 404 page. */
const remoteOf = (pathname: string): RemoteName => pageAt(pathname)?.owner ?? 'marketing';

interface MountedRemote {
  name: RemoteName;
  unmount(): void;
}

/** Milliseconds before "Loading..." appears; a shorter flash would be distracting. */
const loadingDelay = 300;

function freshElement(outlet: HTMLElement): HTMLElement {
  const element = document.createElement('div');
  element.id = 'page';
  outlet.replaceChildren(element);
  return element;
}

/** Returns the served page's element if it belongs to the remote: with prerendered markup or a placeholder. */
function servedElement(outlet: HTMLElement, name: RemoteName): HTMLElement | undefined {
  const element = outlet.querySelector<HTMLElement>('#page');
  return element?.dataset.remote === name ? element : undefined;
}

/**
 * Mounts the remote that owns the current path in `<main id="outlet">` and follows the router. If the remote
 * can't be loaded, reloads the page once, in case of a deploy, and otherwise shows the error page with a retry.
 */
export function startOutlet(host: Host, outlet: HTMLElement) {
  const currentPath = () => host.router.getSnapshot().location.pathname;
  const servedPath = currentPath();
  const servedRemote = outlet.querySelector<HTMLElement>('#page')?.dataset.remote as RemoteName | undefined;
  // On hosts without the administrator area, its paths serve marketing's 404 page.
  const ownerOf = (path: string) => (path === servedPath && servedRemote) || remoteOf(path);
  let target = ownerOf(servedPath);
  let current: MountedRemote | undefined;
  let statusRoot: Root | undefined;
  let hasFailed = false;

  function clear() {
    current?.unmount();
    current = undefined;
    statusRoot?.unmount();
    statusRoot = undefined;
    hasFailed = false;
  }

  function showStatus(content: ReactNode) {
    statusRoot?.unmount();
    statusRoot = createRoot(freshElement(outlet));
    statusRoot.render(content);
  }

  async function show(name: RemoteName, served?: HTMLElement) {
    const loading = setTimeout(() => served ?? showStatus(<PageLoading />), loadingDelay);
    try {
      const remote = await loadRemoteModule(name);
      if (target !== name) return;
      statusRoot?.unmount();
      statusRoot = undefined;
      // If the visitor has navigated in the meantime, the remote renders the new page instead of hydrating the old one.
      const element = served && currentPath() === servedPath ? served : freshElement(outlet);
      // Markup of another React version is not hydrated; it stays until the remote has rendered.
      const hydrate = element.dataset.react === host.reactVersion;
      current = { name, ...(await remote.mount({ host, element, hydrate })) };
      if (target !== name) replaceWith(target);
    } catch (error) {
      if (target !== name || (await reloadOnce())) return;
      console.warn(`The remote "${name}" could not be loaded.`, error);
      hasFailed = true;
      // A page served with its markup stays readable without its remote.
      if (served?.dataset.react === undefined)
        showStatus(<host.PageFailure onRetry={() => replaceWith(name)} />);
    } finally {
      clearTimeout(loading);
    }
  }

  function replaceWith(name: RemoteName) {
    target = name;
    clear();
    void show(name);
  }

  host.router.subscribe(() => {
    const name = ownerOf(currentPath());
    if (name !== target || hasFailed) replaceWith(name);
  });
  void show(target, servedElement(outlet, target));
}

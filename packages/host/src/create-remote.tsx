import { createRoot } from 'react-dom/client';
import type { RemoteModule } from './contract.ts';
import { rememberEarlyPress } from './early-press.ts';
import { hydrate } from './hydrate.ts';
import { loadPage, type PageRoute } from './page-loader.ts';
import { RemoteApp } from './RemoteApp.tsx';

interface RemoteDefinition {
  /** Prefix of React's ids, the same in the prerender. */
  name: string;
  pageFor(pathname: string): PageRoute;
  /** Updates the document head for a page that was not served. */
  updateHead(pathname: string): void | Promise<void>;
}

/** Creates a remote's `./mount`, which hydrates the prerendered markup or renders the page. */
export function createRemote({ name, pageFor, updateHead }: RemoteDefinition): RemoteModule {
  return {
    async mount({ host, element, hydrate: isServed }) {
      const initial = host.router.getSnapshot();
      let servedPath = isServed ? initial.location.pathname : undefined;
      const updateHeadUnlessServed = (pathname: string) => {
        const hasHead = pathname === servedPath;
        servedPath = undefined;
        return hasHead ? undefined : updateHead(pathname);
      };
      const app = (
        <RemoteApp host={host} initial={initial} pageFor={pageFor} updateHead={updateHeadUnlessServed} />
      );
      // The mounted app shows the error if the chunk fails to load.
      await loadPage(pageFor(initial.location.pathname)).catch(() => undefined);
      const options = { identifierPrefix: `${name}-` };
      const root = isServed ? hydrate(element, app, options) : createRoot(element, options);
      if (isServed) rememberEarlyPress(element);
      else root.render(app);
      return { unmount: () => root.unmount() };
    },
  };
}

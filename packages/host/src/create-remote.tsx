import { createRoot, hydrateRoot } from 'react-dom/client';
import type { RemoteModule } from './contract.ts';
import { loadPage, type PageRoute } from './page-loader.ts';
import { RemoteApp } from './RemoteApp.tsx';

/**
 * A remote's `./mount`: hydrates what its own prerender left in the page, or renders anew.
 * `name` prefixes React's ids and is the same in the prerender.
 */
export function createRemote(name: string, pageFor: (pathname: string) => PageRoute): RemoteModule {
  return {
    async mount({ host, element, hydrate }) {
      const app = <RemoteApp host={host} pageFor={pageFor} />;
      // A chunk that fails to load is the mounted app's to show.
      await loadPage(pageFor(host.router.getSnapshot().location.pathname)).catch(() => undefined);
      const options = { identifierPrefix: `${name}-` };
      const root = hydrate ? hydrateRoot(element, app, options) : createRoot(element, options);
      if (!hydrate) root.render(app);
      return { unmount: () => root.unmount() };
    },
  };
}

import type { RemoteModule } from './contract.ts';
import { rememberEarlyPress } from './early-press.ts';
import { keepFields } from './keep-fields.ts';
import { forgetPage, loadPage, type PageRoute } from './page-loader.ts';
import { RemoteApp } from './RemoteApp.tsx';
import { startRoot } from './start-root.ts';

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
      const page = pageFor(initial.location.pathname);
      await loadPage(page).catch((error: unknown) => {
        // Otherwise the mounted app shows the error. What was served stays readable.
        if (!isServed) return;
        forgetPage(page);
        throw error;
      });
      let fields = keepFields(element);
      const root = startRoot(element, app, {
        identifierPrefix: `${name}-`,
        isServed,
        onGiveUp: () => fields.replace(),
        failed: (onRetry) => <host.PageFailure onRetry={onRetry} />,
      });
      if (isServed) rememberEarlyPress(element);
      let shownPath = initial.location.pathname;
      const unsubscribe = host.router.subscribe(() => {
        const { pathname } = host.router.getSnapshot().location;
        if (pathname === shownPath) return;
        // Loads it again, with what its served HTML did not need before.
        if (pageFor(pathname) !== pageFor(shownPath)) forgetPage(pageFor(pathname));
        shownPath = pathname;
        // What was typed belongs to the page that the visitor leaves.
        fields.stop();
        fields = keepFields(element);
        // The served HTML is about to go.
        delete element.dataset.react;
      });
      return {
        unmount() {
          unsubscribe();
          fields.stop();
          root.unmount();
        },
      };
    },
  };
}

import { Router } from '@suite/host/router';
import {
  Suspense,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import type { Host, HostSnapshot } from './contract.ts';
import { useEarlyPress } from './early-press.ts';
import { FailureBoundary } from './FailureBoundary.tsx';
import { HostProvider } from './HostContext.tsx';
import { LoadError } from './load-code.ts';
import { forgetPage, type PageRoute, usePage } from './page-loader.ts';
import { reloadOnce } from './reload-once.ts';

/** A bar at the top of the window, drawn by GlobalStyle once a page has been loading for 300 ms. */
const loading = <div role="progressbar" aria-label="Loading page" lang="en" />;

interface FailedPageProps {
  host: Host;
  error: unknown;
  onRetry(): void;
}

/** Reloads the page once if code could not be loaded; if that can't help, shows the failure with a retry button. */
function FailedPage({ host, error, onRetry }: FailedPageProps) {
  const [isReloading, setReloading] = useState(error instanceof LoadError);
  useEffect(() => {
    if (error instanceof LoadError) reloadOnce(error.part).then(setReloading);
  }, [error]);
  return isReloading ? loading : <host.PageFailure onRetry={onRetry} />;
}

interface RemoteAppProps {
  host: Host;
  /** Initial snapshot, used to hydrate the served markup even if the visitor has navigated since. */
  initial: HostSnapshot;
  pageFor(pathname: string): PageRoute;
  /** Updates the document head for the current page; not called for a served page. */
  updateHead(pathname: string): void | Promise<void>;
}

interface CurrentPageProps extends Omit<RemoteAppProps, 'pageFor' | 'initial'> {
  route: PageRoute;
  pathname: string;
}

function CurrentPage({ host, route, pathname, updateHead }: CurrentPageProps) {
  const Page = usePage(route);
  // Before the next paint, which would show the page at the scroll position of the previous one.
  useLayoutEffect(() => {
    // If the head can't be loaded, the page keeps the previous title.
    const titled = Promise.resolve(updateHead(pathname)).catch(() => undefined);
    host.pageShown(pathname, titled);
  }, [host, pathname, updateHead]);
  useEarlyPress(() => null);
  return <Page />;
}

/** A remote's whole tree, the same in the browser and in the prerender, so that ids and markup match. */
export function RemoteApp({ host, initial, pageFor, updateHead }: RemoteAppProps) {
  const snapshot = useSyncExternalStore(host.router.subscribe, host.router.getSnapshot, () => initial);
  // Keeps showing the current page until the next page's chunk is loaded.
  const { location, navigationType } = useDeferredValue(snapshot);
  const [attempt, setAttempt] = useState(0);
  const route = pageFor(location.pathname);
  const handleRetry = () => {
    forgetPage(route);
    setAttempt(attempt + 1);
  };
  return (
    <HostProvider value={host}>
      <Router
        location={location}
        navigationType={navigationType}
        navigator={host.router}
        useTransitions={false}
      >
        {snapshot.location.pathname !== location.pathname && loading}
        {/* Outside the element with the key: React keeps the previous page only in a Suspense that remains. */}
        <Suspense fallback={loading}>
          <FailureBoundary
            key={`${location.pathname} ${attempt}`}
            subject={location.search}
            failed={(error) => <FailedPage host={host} error={error} onRetry={handleRetry} />}
          >
            <CurrentPage host={host} route={route} pathname={location.pathname} updateHead={updateHead} />
          </FailureBoundary>
        </Suspense>
      </Router>
    </HostProvider>
  );
}

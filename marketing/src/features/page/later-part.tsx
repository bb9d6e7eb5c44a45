import type { HostRouter } from '@suite/host/contract';
import { useHost } from '@suite/host/HostContext';
import { type ComponentType, memo, Suspense, use, useEffect, useRef, useState, version } from 'react';
import { waitForVisitor } from './wait-for-visitor.ts';

interface LaterPartOptions {
  /** Id of the section's element. */
  id: string;
  /** Whether the section is not interactive, so that its served HTML needs no code. */
  isStill?: boolean;
  load(): Promise<ComponentType>;
}

export interface LaterPart {
  /**
   * Loads the section with the page. Returns undefined if the served HTML contains the section, which then loads on
   * demand.
   */
  comeWithPage(): Promise<void> | undefined;
  /** Renders the section at its position in the page. */
  Place: ComponentType;
}

/** Returns whether the served HTML contains the section, rendered by the same React version. */
const isServed = (id: string) =>
  typeof document !== 'undefined' && document.querySelector(`[data-react="${version}"] #${id}`) !== null;

/**
 * Calls back when the address changes on the same page: the changed context would reach HTML that is not hydrated
 * yet.
 */
function onChangeOfPage(router: HostRouter, callback: () => void) {
  const { pathname } = router.getSnapshot().location;
  return router.subscribe(() => router.getSnapshot().location.pathname === pathname && callback());
}

/**
 * Creates a deferred section: readable as served, while its code loads when the visitor starts to use the page
 * (docs/decisions/0146). When the page is rendered in the browser, the section loads with its page.
 */
export function createLaterPart({ id, isStill = false, load }: LaterPartOptions): LaterPart {
  let Part: ComponentType | undefined;
  let loading: Promise<ComponentType> | undefined;
  let hasFailed = false;
  let announce: (part: ComponentType) => void;
  const wanted = new Promise<ComponentType>((resolve) => {
    announce = resolve;
  });

  /** Loads the section once, and again only after a failed load. */
  async function start() {
    if (!loading || hasFailed) {
      hasFailed = false;
      loading = load();
    }
    try {
      Part = await loading;
      announce(Part);
    } catch (error) {
      hasFailed = true;
      throw error;
    }
  }

  function Content({ isWaiting, onShown }: { isWaiting: boolean; onShown(): void }) {
    if (!loading && !isWaiting) start().catch(() => undefined);
    const Loaded = Part ?? use(isWaiting || !loading ? wanted : loading);
    useEffect(onShown, [onShown]);
    return <Loaded />;
  }

  // Memoised, because HTML that is not hydrated yet can't handle changed props either.
  const Place = memo(function LaterPlace() {
    const place = useRef<HTMLDivElement>(null);
    const shown = useRef(() => {});
    const [isWaiting] = useState(() => isServed(id));
    const { router } = useHost();
    useEffect(() => {
      if (!isWaiting || !place.current) return;
      const stop = onChangeOfPage(router, () => void start().catch(() => undefined));
      const wait = isStill ? undefined : waitForVisitor(place.current, start);
      shown.current = () => wait?.done();
      return () => {
        stop();
        wait?.cancel();
      };
    }, [isWaiting, router]);
    return (
      <div id={id} ref={place} data-later>
        <Suspense>
          <Content isWaiting={isWaiting} onShown={() => shown.current()} />
        </Suspense>
      </div>
    );
  });

  return { comeWithPage: () => (isServed(id) ? undefined : start()), Place };
}

import type { HostRouter } from '@suite/host/contract';
import { useHost } from '@suite/host/HostContext';
import { type ComponentType, memo, Suspense, use, useEffect, useRef, useState, version } from 'react';
import { waitForVisitor } from './wait-for-visitor.ts';

interface LaterPartOptions {
  /** Its element's. */
  id: string;
  /** Nothing can be done with it: as served, it needs no code. */
  isStill?: boolean;
  load(): Promise<ComponentType>;
}

export interface LaterPart {
  /** Loads the part; but where the page as served holds it, it waits for its visitor. */
  comeWithPage(): Promise<void> | undefined;
  /** Where it stands in its page. */
  Place: ComponentType;
}

/** Whether the document was served with it, for this React to hydrate. */
const isServed = (id: string) =>
  typeof document !== 'undefined' && document.querySelector(`[data-react="${version}"] #${id}`) !== null;

/** Calls back after a change of the address on the same page: a context changes then, which waiting markup can't follow. */
function onChangeOfPage(router: HostRouter, callback: () => void) {
  const { pathname } = router.getSnapshot().location;
  return router.subscribe(() => router.getSnapshot().location.pathname === pathname && callback());
}

/**
 * A part of a page that is read as served, while its code comes when a visitor goes on to it (docs/decisions/0146). Drawn
 * in the browser, it comes with its page.
 */
export function createLaterPart({ id, isStill = false, load }: LaterPartOptions): LaterPart {
  let Part: ComponentType | undefined;
  let loading: Promise<ComponentType> | undefined;
  let hasFailed = false;
  let announce: (part: ComponentType) => void;
  const wanted = new Promise<ComponentType>((resolve) => {
    announce = resolve;
  });

  /** One load, again only after one that failed. */
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

  // Memoised, as waiting markup can't follow a change of its props either.
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

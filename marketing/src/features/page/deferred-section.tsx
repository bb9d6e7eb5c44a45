import type { HostRouter } from '@suite/host/contract';
import { useHost } from '@suite/host/HostContext';
import { loadCode } from '@suite/host/load-code';
import { ServedPart, useWasHydrated } from '@suite/host/ServedPart';
import { type ComponentType, memo, Suspense, use, useEffect, useRef, version } from 'react';

/** Events that show that the visitor has started to use the page. */
const interactionEvents = ['scroll', 'pointerdown', 'keydown'];

/** Returns the button or link that a plain click activates in this window, or null. */
const clickedElement = ({ target, button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  target instanceof Element && button === 0 && !(altKey || ctrlKey || metaKey || shiftKey)
    ? target.closest<HTMLElement>('button, a:not([target])')
    : null;

/**
 * Calls `load` whenever the visitor uses the page or the section becomes visible, so that a failed load is retried.
 * Holds back a click in the section: `done` replays it, and `cancel` drops it.
 */
function waitForVisitor(section: Element, load: () => Promise<void>) {
  const controller = new AbortController();
  let clicked: HTMLElement | undefined;
  const start = () =>
    load().catch(() => {
      // Follow the link as a browser without scripts would.
      if (clicked instanceof HTMLAnchorElement) window.location.assign(clicked.href);
      clicked = undefined;
    });
  const storeClick = (event: MouseEvent) => {
    const element = clickedElement(event);
    if (!element || !section.contains(element)) return;
    event.preventDefault();
    event.stopPropagation();
    clicked = element;
    void start();
  };
  const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && void start());
  observer.observe(section);
  // Listen on the window, because React's root listener would otherwise stop events it can't hydrate yet.
  const options = { capture: true, signal: controller.signal };
  for (const type of interactionEvents) window.addEventListener(type, start, { ...options, passive: true });
  window.addEventListener('click', storeClick, options);
  const cancel = () => {
    controller.abort();
    observer.disconnect();
  };
  return {
    cancel,
    done() {
      cancel();
      clicked?.click();
    },
  };
}

interface DeferredSectionOptions {
  /** Id of the section's element. */
  id: string;
  /** Whether the section is not interactive, so that its served HTML needs no code. */
  isStill?: boolean;
  load(): Promise<ComponentType>;
}

export interface DeferredSection {
  /**
   * Loads the section with the page. Returns undefined if the served HTML contains the section, which then loads on
   * demand.
   */
  loadWithPage(): Promise<void> | undefined;
  /** Renders the section at its position in the page. */
  Section: ComponentType;
}

/** Returns whether the served HTML contains the section, rendered by the same React version. */
const isServed = (id: string) =>
  typeof document !== 'undefined' && document.querySelector(`[data-react="${version}"] #${id}`) !== null;

/**
 * Calls back when the address changes within the same page, because HTML that is not hydrated yet can't handle the
 * changed context.
 */
function onAddressChange(router: HostRouter, callback: () => void) {
  const { pathname } = router.getSnapshot().location;
  return router.subscribe(() => router.getSnapshot().location.pathname === pathname && callback());
}

/**
 * Creates a section whose served HTML is readable at once and whose code loads when the visitor starts to use the page
 * (docs/decisions/0146). If the page is rendered in the browser, the code loads with the page.
 */
export function createDeferredSection({
  id,
  isStill = false,
  load,
}: DeferredSectionOptions): DeferredSection {
  let Loaded: ComponentType | undefined;
  let loading: Promise<ComponentType> | undefined;
  let hasFailed = false;
  let resolveSection: (section: ComponentType) => void;
  const sectionLoaded = new Promise<ComponentType>((resolve) => {
    resolveSection = resolve;
  });

  /** Loads the section once. Retries after a failed load. */
  async function start() {
    if (!loading || hasFailed) {
      hasFailed = false;
      loading = loadCode(id, load);
    }
    try {
      Loaded = await loading;
      resolveSection(Loaded);
    } catch (error) {
      hasFailed = true;
      throw error;
    }
  }

  function Content({ isWaiting, onShown }: { isWaiting: boolean; onShown(): void }) {
    // Must precede `use`, which later renders skip: React fails if a hook follows a skipped `use`.
    useEffect(onShown, [onShown]);
    if (!loading && !isWaiting) start().catch(() => undefined);
    const Current = Loaded ?? use(isWaiting || !loading ? sectionLoaded : loading);
    return <Current />;
  }

  // Memoised, because HTML that is not hydrated yet can't handle changed props.
  const Body = memo(function DeferredBody({ isWaiting }: { isWaiting: boolean }) {
    const element = useRef<HTMLDivElement>(null);
    const onShown = useRef(() => {});
    const { router } = useHost();
    useEffect(() => {
      if (!isWaiting || !element.current) return;
      const stop = onAddressChange(router, () => void start().catch(() => undefined));
      const wait = isStill ? undefined : waitForVisitor(element.current, start);
      onShown.current = () => wait?.done();
      return () => {
        stop();
        wait?.cancel();
      };
    }, [isWaiting, router]);
    return (
      <div id={id} ref={element} data-deferred>
        <Suspense fallback={<ServedPart selector={`#${id} > *`} />}>
          <Content isWaiting={isWaiting} onShown={() => onShown.current()} />
        </Suspense>
      </div>
    );
  });

  // Where React could not hydrate the page, the section has no served HTML to wait with.
  const Section = memo(function DeferredSection() {
    return <Body isWaiting={useWasHydrated()} />;
  });

  return { loadWithPage: () => (isServed(id) ? undefined : start()), Section };
}

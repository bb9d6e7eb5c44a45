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
export function waitForVisitor(section: Element, load: () => Promise<void>) {
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

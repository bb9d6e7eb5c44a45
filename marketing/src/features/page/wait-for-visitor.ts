/** A visitor begins to do something with the page. */
const signs = ['scroll', 'pointerdown', 'keydown'];

/** What a plain press acts on in this window. */
const pressedBy = ({ target, button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  target instanceof Element && button === 0 && !(altKey || ctrlKey || metaKey || shiftKey)
    ? target.closest<HTMLElement>('button, a:not([target])')
    : null;

/**
 * Calls `load` when the visitor begins to move or has the place on the screen, again where it failed. A press in the place
 * is kept meanwhile, for `done` to let it follow; `cancel` ends the wait without.
 */
export function waitForVisitor(place: Element, load: () => Promise<void>) {
  const ending = new AbortController();
  let pressed: HTMLElement | undefined;
  const start = () =>
    load().catch(() => {
      // As without scripts.
      if (pressed instanceof HTMLAnchorElement) window.location.assign(pressed.href);
      pressed = undefined;
    });
  const keepPress = (event: MouseEvent) => {
    const element = pressedBy(event);
    if (!element || !place.contains(element)) return;
    event.preventDefault();
    event.stopPropagation();
    pressed = element;
    void start();
  };
  const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && void start());
  observer.observe(place);
  // On the window, as React's root listens first and stops what it can't hydrate yet.
  const options = { capture: true, signal: ending.signal };
  for (const sign of signs) window.addEventListener(sign, start, { ...options, passive: true });
  window.addEventListener('click', keepPress, options);
  const cancel = () => {
    ending.abort();
    observer.disconnect();
  };
  return {
    cancel,
    done() {
      cancel();
      pressed?.click();
    },
  };
}

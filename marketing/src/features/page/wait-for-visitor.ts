/** Events that show that the visitor has started to use the page. */
const signs = ['scroll', 'pointerdown', 'keydown'];

/** Returns the button or link that a plain click activates in this window, or null. */
const pressedBy = ({ target, button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  target instanceof Element && button === 0 && !(altKey || ctrlKey || metaKey || shiftKey)
    ? target.closest<HTMLElement>('button, a:not([target])')
    : null;

/**
 * Calls `load` when the visitor starts to use the page or the section becomes visible, and again if it failed. A
 * click in the section is stored until then and replayed by `done`; `cancel` stops waiting without replaying it.
 */
export function waitForVisitor(place: Element, load: () => Promise<void>) {
  const ending = new AbortController();
  let pressed: HTMLElement | undefined;
  const start = () =>
    load().catch(() => {
      // Follow the link as a browser without scripts would.
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
  // Listen on the window, because React's root listener would otherwise stop events it can't hydrate yet.
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

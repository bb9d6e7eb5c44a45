import type { Locator, Page } from '@playwright/test';

/** Records the delay of each animation that a script starts on a list's entry, and whether entries are observed. */
export const recordReveals = (page: Page) =>
  page.addInitScript(() => {
    const delays: number[] = [];
    Object.assign(window, { delays });
    const { animate } = Element.prototype;
    Element.prototype.animate = function record(keyframes, options) {
      if (this.matches('li')) delays.push((options as KeyframeAnimationOptions).delay ?? 0);
      return animate.call(this, keyframes, options);
    };
    const { observe } = IntersectionObserver.prototype;
    IntersectionObserver.prototype.observe = function record(target) {
      if (target.matches('li')) Object.assign(window, { areEntriesObserved: true });
      observe.call(this, target);
    };
  });

/** Waits until the page observes entries of a list, which it does some time after hydration. */
export const waitUntilObserved = (page: Page) => page.waitForFunction(() => 'areEntriesObserved' in window);

/** Returns the recorded delays in milliseconds. */
export const reveals = (page: Page) =>
  page.evaluate(() => (window as unknown as { delays: number[] }).delays.map(Math.round));

/** Scrolls in small steps until an element is in the upper half of the screen. */
export const scrollDown = (target: Locator) =>
  target.evaluate(async (element) => {
    while (element.getBoundingClientRect().top > window.innerHeight / 2) {
      const before = window.scrollY;
      window.scrollBy({ top: 40, behavior: 'instant' });
      // Two frames, so that observers have reported the first one.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      if (window.scrollY === before) return;
    }
  });

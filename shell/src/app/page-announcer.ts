import type { HostRouter } from '@suite/host/contract';
import { NavigationType } from '@suite/host/router';
import type { ScrollMemory } from './scroll-memory.ts';

interface PageAnnouncerOptions {
  router: HostRouter;
  scrollMemory: ScrollMemory;
  outlet: HTMLElement;
  announcement: HTMLElement;
}

/** Scrolls to the top, or on to the element that the hash names. */
function scrollToStart() {
  window.scrollTo({ top: 0, behavior: 'instant' });
  document.getElementById(window.location.hash.slice(1))?.scrollIntoView();
}

/**
 * Does what a page load does by itself and a client navigation does not: scrolls, moves the focus to the page and
 * announces its title. Back and Forward return to where the page was scrolled. Returns what takes the path of each page
 * that is shown.
 */
export function createPageAnnouncer({ router, scrollMemory, outlet, announcement }: PageAnnouncerOptions) {
  let shownPath = router.getSnapshot().location.pathname;

  router.subscribe(() => {
    const { location, navigationType } = router.getSnapshot();
    if (location.pathname === shownPath) scrollMemory.follow(navigationType === NavigationType.Pop);
  });
  // The router has no key for entries that differ in their hash alone, so it does not publish them.
  window.addEventListener('popstate', () => {
    if (window.location.pathname === shownPath) scrollMemory.follow(true);
  });

  return (pathname: string) => {
    if (pathname === shownPath) return;
    shownPath = pathname;
    const { location, navigationType } = router.getSnapshot();
    // The visitor has gone on: the next page scrolls.
    if (location.pathname !== pathname) return;
    if (navigationType !== NavigationType.Pop || !scrollMemory.restore()) {
      scrollToStart();
      scrollMemory.keep();
    }
    outlet.focus({ preventScroll: true });
    announcement.textContent = document.title;
  };
}

import type { HostRouter } from '@suite/host/contract';
import { NavigationType } from '@suite/host/router';
import { languageOf } from '../features/navigation/navigation.ts';
import type { ScrollMemory } from './scroll-memory.ts';

interface PageAnnouncerOptions {
  router: HostRouter;
  scrollMemory: ScrollMemory;
  outlet: HTMLElement;
  announcement: HTMLElement | null;
}

/** Scrolls to the top, then to the element named by the hash. */
function scrollToStart() {
  window.scrollTo({ top: 0, behavior: 'instant' });
  document.getElementById(window.location.hash.slice(1))?.scrollIntoView();
}

/**
 * Updates `<html lang>` for a page that was rendered in the browser; not before, because the fonts of another language
 * would change the height of the page that is still shown.
 */
function followLanguage(pathname: string) {
  const language = languageOf(pathname);
  // Setting the attribute makes the browser restyle the whole document, even if the value is the same.
  if (document.documentElement.lang !== language) document.documentElement.lang = language;
}

/**
 * Returns a function to call with the path of each rendered page and a promise of its title. For a new path, it
 * imitates a page load: it scrolls to the top or the hash, moves the focus to the page and announces the title. On Back
 * and Forward it restores the scroll position.
 */
export function createPageAnnouncer({ router, scrollMemory, outlet, announcement }: PageAnnouncerOptions) {
  let shownPath = router.getSnapshot().location.pathname;

  router.subscribe(() => {
    const { location, navigationType } = router.getSnapshot();
    if (location.pathname === shownPath) scrollMemory.follow(navigationType === NavigationType.Pop);
  });
  // Entries that differ only in their hash have no router key, so the router does not publish them.
  window.addEventListener('popstate', () => {
    if (window.location.pathname === shownPath) scrollMemory.follow(true);
  });

  return async (pathname: string, titled?: Promise<void>) => {
    if (pathname === shownPath) return;
    shownPath = pathname;
    followLanguage(pathname);
    const { location, navigationType } = router.getSnapshot();
    // The visitor has already left this page, so only the next one scrolls.
    if (location.pathname !== pathname) return;
    if (navigationType !== NavigationType.Pop || !scrollMemory.restore()) {
      scrollToStart();
      scrollMemory.save();
    }
    outlet.focus({ preventScroll: true });
    await titled;
    if (announcement && pathname === shownPath) announcement.textContent = document.title;
  };
}

/**
 * What a page load does by itself and a client navigation does not: scroll to the top, or on from there to what the
 * hash names, and, for assistive technology, move focus to the page and say its title. Only on a change of path
 * (conventions.md section 2).
 */
export function createPageAnnouncer(outlet: HTMLElement, announcement: HTMLElement, firstPath: string) {
  let shownPath = firstPath;
  return (pathname: string) => {
    if (pathname === shownPath) return;
    shownPath = pathname;
    window.scrollTo({ top: 0, behavior: 'instant' });
    outlet.focus({ preventScroll: true });
    document.getElementById(window.location.hash.slice(1))?.scrollIntoView();
    announcement.textContent = document.title;
  };
}

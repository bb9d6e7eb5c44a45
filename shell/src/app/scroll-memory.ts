const storageKey = 'scroll-positions';

/** What shows that the visitor wants to scroll, or do something else, by now. */
const signs = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/** Identifies the current history entry: the router's key, or our own where the document was loaded or a hash followed. */
function entryId(): string {
  const { key, entry } = (window.history.state ?? {}) as { key?: string; entry?: string };
  const known = key ?? entry;
  if (known !== undefined) return known;
  const id = Math.random().toString(36).slice(2);
  window.history.replaceState({ ...window.history.state, entry: id }, '');
  return id;
}

function readPositions(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
  } catch {
    return {};
  }
}

function writePositions(positions: Record<string, number>) {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(positions));
  } catch {
    // Without storage the positions last until the document is left.
  }
}

/** Scrolls down to a position as soon as the page is long enough, unless the visitor does something first. */
function scrollWhenPossible(top: number, onEnd: () => void): () => void {
  const ending = new AbortController();
  const end = () => {
    ending.abort();
    observer.disconnect();
    onEnd();
  };
  const observer = new ResizeObserver(() => {
    window.scrollTo({ top, behavior: 'instant' });
    if (Math.abs(window.scrollY - top) < 1) end();
  });
  for (const sign of signs)
    window.addEventListener(sign, end, { capture: true, passive: true, signal: ending.signal });
  observer.observe(document.body);
  return end;
}

/**
 * Remembers how far each history entry was scrolled. The browser's own memory would scroll before the entry's page is
 * shown; it still restores a page that is loaded, before any script runs.
 */
export function createScrollMemory() {
  const positions = readPositions();
  let shown = entryId();
  let stopRestoring: (() => void) | undefined;

  const isAtRest = () => stopRestoring === undefined && entryId() === shown;
  const record = () => {
    if (isAtRest()) positions[shown] = window.scrollY;
  };

  /** Scrolls to where the current entry was left. Returns whether that is known. */
  function restore(): boolean {
    stopRestoring?.();
    shown = entryId();
    const top = positions[shown];
    if (top === undefined) return false;
    window.scrollTo({ top, behavior: 'instant' });
    if (Math.abs(window.scrollY - top) >= 1)
      stopRestoring = scrollWhenPossible(top, () => {
        stopRestoring = undefined;
      });
    return true;
  }

  /** The current entry's page is shown where it is scrolled to now. */
  function keep() {
    stopRestoring?.();
    shown = entryId();
    record();
  }

  /** Another entry of the page that is shown is current. */
  function follow(isReturn: boolean) {
    if (entryId() === shown) return;
    if (!isReturn || !restore()) keep();
  }

  const takeOver = () => {
    window.history.scrollRestoration = 'manual';
  };
  window.addEventListener('pageshow', takeOver);
  window.addEventListener('scroll', record, { passive: true });
  window.addEventListener('pagehide', () => {
    writePositions(positions);
    window.history.scrollRestoration = 'auto';
  });
  takeOver();
  if (window.scrollY > 0) record();
  else if (!restore()) record();

  return { restore, keep, follow };
}

export type ScrollMemory = ReturnType<typeof createScrollMemory>;

const storageKey = 'scroll-positions';

/** Input events that show that the visitor is already scrolling or interacting. */
const interactionEvents = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/**
 * Returns the id of the current history entry: the router's key, or our own id after a page load or a hash
 * change.
 */
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
    return { ...JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') };
  } catch {
    return {};
  }
}

function writePositions(positions: Record<string, number>) {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(positions));
  } catch {
    // Without storage, the positions last until the document is unloaded.
  }
}

/**
 * Creates a store for the scroll position of each history entry. The browser's own scroll restoration would
 * scroll before the entry's page is rendered; it is used only for page loads, before any script runs.
 */
export function createScrollMemory() {
  const positions = readPositions();
  let shownEntry = entryId();
  /** Repeats the scroll until the page is long enough for the saved position. */
  let resizeObserver: ResizeObserver | undefined;

  const stopWaiting = () => {
    resizeObserver?.disconnect();
    resizeObserver = undefined;
  };
  const record = () => {
    if (!resizeObserver && entryId() === shownEntry) positions[shownEntry] = window.scrollY;
  };

  /** Scrolls to the saved position of the current entry. Returns whether there is one. */
  function restore(): boolean {
    stopWaiting();
    shownEntry = entryId();
    const top = positions[shownEntry];
    if (top === undefined) return false;
    const scroll = () => {
      window.scrollTo({ top, behavior: 'instant' });
      if (Math.abs(window.scrollY - top) < 1) stopWaiting();
    };
    resizeObserver = new ResizeObserver(scroll);
    resizeObserver.observe(document.body);
    scroll();
    return true;
  }

  /** Saves the current scroll position for the current entry. */
  function save() {
    stopWaiting();
    shownEntry = entryId();
    record();
  }

  /** Switches to another history entry of the same page. Restores its position on Back and Forward. */
  function follow(isBackOrForward: boolean) {
    if (entryId() === shownEntry) return;
    if (!isBackOrForward || !restore()) save();
  }

  const setManualRestoration = () => {
    window.history.scrollRestoration = 'manual';
  };
  for (const type of interactionEvents)
    window.addEventListener(type, stopWaiting, { capture: true, passive: true });
  window.addEventListener('pageshow', setManualRestoration);
  window.addEventListener('scroll', record, { passive: true });
  window.addEventListener('pagehide', () => {
    writePositions(positions);
    window.history.scrollRestoration = 'auto';
  });
  setManualRestoration();
  if (window.scrollY > 0) record();
  else if (!restore()) record();

  return { restore, save, follow };
}

export type ScrollMemory = ReturnType<typeof createScrollMemory>;

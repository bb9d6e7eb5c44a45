import { reloadSucceeded } from './reload-once.ts';

/** An error of a part of the code that could not be loaded, which a reload may fix. */
export class LoadError extends Error {
  override name = 'LoadError';
  readonly part: string;
  constructor(part: string, cause: unknown) {
    super(`The code of "${part}" could not be loaded`, { cause });
    this.part = part;
  }
}

/** Milliseconds after which a page that the visitor was leaving counts as staying: a link can also start a download. */
const leavingLimit = 15_000;

/**
 * Loads a part of the code. Afterwards the page may be reloaded for this part again. Rejects with a LoadError; while the
 * visitor leaves the page only later, because a reload or an error message would get in the way.
 */
export async function loadCode<Code>(part: string, load: () => Promise<Code>): Promise<Code> {
  let isLeaving = false;
  const leave = () => {
    isLeaving = true;
  };
  // Only while loading: the listener can keep a page out of the back/forward cache. Prerendering has no window.
  globalThis.addEventListener?.('beforeunload', leave);
  try {
    const code = await load();
    reloadSucceeded(part);
    return code;
  } catch (error) {
    // Firefox and WebKit end every load when a visitor follows a link, seconds before a slow next page is shown.
    if (isLeaving) await new Promise((resolve) => setTimeout(resolve, leavingLimit));
    throw error instanceof LoadError ? error : new LoadError(part, error);
  } finally {
    globalThis.removeEventListener?.('beforeunload', leave);
  }
}

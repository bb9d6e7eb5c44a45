const guardKey = (part: string) => `reloaded-for:${part}`;

/** Window event before the reload, whichever app starts it; forms save the values typed so far. */
export const reloadEvent = 'beforereloadonce';

/**
 * Returns whether the server responds at this address. Reloading while offline would lose the current page.
 */
async function isReachable(href: string): Promise<boolean> {
  try {
    const response = await fetch(href, { method: 'HEAD', cache: 'no-store' });
    return response.status < 500;
  } catch {
    return false;
  }
}

/**
 * Reloads the current address once if a part of the page is missing after a deploy (docs/architecture.md).
 * Returns false if that was already tried for this part or can't help.
 */
export async function reloadOnce(part = 'page'): Promise<boolean> {
  const { href } = window.location;
  try {
    if (sessionStorage.getItem(guardKey(part)) === href || !(await isReachable(href))) return false;
    sessionStorage.setItem(guardKey(part), href);
  } catch {
    // Without storage there is no guard against a reload loop, so the page shows the failure.
    return false;
  }
  window.dispatchEvent(new Event(reloadEvent));
  window.location.reload();
  return true;
}

/** Clears the guard after the part has loaded. */
export function reloadSucceeded(part = 'page') {
  try {
    sessionStorage.removeItem(guardKey(part));
  } catch {}
}

import { fetchInTime } from '@suite/contracts/fetch-in-time';

const guardKey = (part: string) => `reloaded-for:${part}`;

/**
 * Returns whether the server responds at this address. Reloading while offline would lose the current page.
 */
async function isReachable(href: string): Promise<boolean> {
  try {
    const response = await fetchInTime(href, { method: 'HEAD', cache: 'no-store' });
    return response.status < 500;
  } catch {
    return false;
  }
}

/**
 * Reloads the current address once if a part of the page is missing after a deploy (docs/architecture.md).
 * Returns false if the page was already reloaded for this part or a reload can't help.
 */
export async function reloadOnce(part: string): Promise<boolean> {
  const { href } = window.location;
  try {
    if (sessionStorage.getItem(guardKey(part)) === href || !(await isReachable(href))) return false;
    sessionStorage.setItem(guardKey(part), href);
  } catch {
    // Without storage there is no guard against a reload loop, so the page shows the failure.
    return false;
  }
  window.location.reload();
  return true;
}

/** Allows another reload for a part. Call it when this part has loaded, and for no other reason. */
export function reloadSucceeded(part: string) {
  try {
    sessionStorage.removeItem(guardKey(part));
  } catch {}
}

import { fetchInTime } from '@suite/contracts/fetch-in-time';

/**
 * The parts for which this entry of the browser's history was loaded again. It stays over a reload, also where an add-on or a
 * web view empties the storage.
 */
const reloadedFor = (): string[] =>
  (typeof window !== 'undefined' && window.history.state?.reloadedFor) || [];
const setReloadedFor = (parts: string[]) =>
  window.history.replaceState({ ...window.history.state, reloadedFor: parts }, '');

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
  try {
    // Without storage, a reload would lose what was typed.
    if (!sessionStorage || reloadedFor().includes(part) || !(await isReachable(window.location.href)))
      return false;
  } catch {
    return false;
  }
  setReloadedFor([...reloadedFor(), part]);
  window.location.reload();
  return true;
}

/** Allows another reload for a part. Call it when this part has loaded, and for no other reason. */
export function reloadSucceeded(part: string) {
  if (reloadedFor().includes(part)) setReloadedFor(reloadedFor().filter((other) => other !== part));
}

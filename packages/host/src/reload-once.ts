const guardOf = (part: string) => `reloaded-for:${part}`;

/** Fired on window before the reload, whichever app's copy of this asks for it: forms put aside what is typed. */
export const reloadEvent = 'beforereloadonce';

/** Whether the server answers for this address: offline, a reload would only lose the page that stands. */
async function isReachable(href: string): Promise<boolean> {
  try {
    const answer = await fetch(href, { method: 'HEAD', cache: 'no-store' });
    return answer.status < 500;
  } catch {
    return false;
  }
}

/**
 * Loads the current address anew, once, when a part of the page is gone after a deploy (architecture.md section 3).
 * Answers false where that was tried already for this part, or can't help.
 */
export async function reloadOnce(part = 'page'): Promise<boolean> {
  const { href } = window.location;
  try {
    if (sessionStorage.getItem(guardOf(part)) === href || !(await isReachable(href))) return false;
    sessionStorage.setItem(guardOf(part), href);
  } catch {
    // No storage, no guard: better a failure shown than a page that reloads for ever.
    return false;
  }
  window.dispatchEvent(new Event(reloadEvent));
  window.location.reload();
  return true;
}

/** Forgets the guard: the part is there. */
export function reloadSucceeded(part = 'page') {
  try {
    sessionStorage.removeItem(guardOf(part));
  } catch {}
}

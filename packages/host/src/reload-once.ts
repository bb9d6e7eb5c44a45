const guard = 'reloaded-at';

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
 * Loads the address anew, once, when a part of it is gone after a deploy (architecture.md section 3).
 * Answers false where that was tried already, or can't help.
 */
export async function reloadOnce(href: string): Promise<boolean> {
  try {
    if (sessionStorage.getItem(guard) === href || !(await isReachable(href))) return false;
    sessionStorage.setItem(guard, href);
  } catch {
    // No storage, no guard: better a failure shown than a page that reloads for ever.
    return false;
  }
  window.location.assign(href);
  return true;
}

/** Forgets the guard: the page of this address stands. */
export function reloadSucceeded() {
  try {
    sessionStorage.removeItem(guard);
  } catch {}
}

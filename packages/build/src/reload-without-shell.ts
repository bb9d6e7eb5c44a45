/**
 * Reloads the page once if the shell's script has not run: it could not be loaded, because the network changed for
 * example, or the page was composed during a release. If that can't help, marks the page, whose forms then say so. A
 * remote's entry starts with the text of this function, which therefore refers to nothing outside itself.
 * `packages/host/src/reload-once.ts` does the same for other scripts.
 */
export function reloadWithoutShell() {
  const key = 'reloaded';
  const hasShell = 'suiteFederation' in window;
  const giveUp = () => document.getElementById('page')?.setAttribute('data-without-script', '');
  try {
    const [{ href }, kept] = [window.location, sessionStorage];
    if (hasShell) kept.removeItem(key);
    else if (kept.getItem(key) === href) giveUp();
    else
      fetch(href, { method: 'HEAD', cache: 'no-store' }).then(({ ok }) => {
        if (!ok) return giveUp();
        kept.setItem(key, href);
        window.location.reload();
      }, giveUp);
  } catch {
    // Without storage, nothing would prevent a reload loop.
    if (!hasShell) giveUp();
  }
}

/**
 * Reloads the page once if the shell's script has not run: it could not be loaded, because the network changed for
 * example, or the page was composed during a release. A remote's entry starts with the text of this function, which
 * therefore refers to nothing outside itself. `packages/host/src/reload-once.ts` does the same for other scripts.
 */
export function reloadWithoutShell() {
  const key = 'reloaded';
  try {
    const [{ href }, kept] = [window.location, sessionStorage];
    if ('suiteFederation' in window) kept.removeItem(key);
    else if (kept.getItem(key) !== href)
      fetch(href, { method: 'HEAD', cache: 'no-store' }).then(
        ({ ok }) => {
          if (!ok) return;
          kept.setItem(key, href);
          window.location.reload();
        },
        () => {},
      );
  } catch {
    // Without storage, nothing would prevent a reload loop.
  }
}

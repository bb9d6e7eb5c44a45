/**
 * Reloads the page once if the shell's script has not run: it could not be loaded, because the network changed for
 * example, or the page was composed during a release. A remote's entry starts with the text of this function, which
 * therefore refers to nothing outside itself. `packages/host/src/reload-once.ts` does the same for other scripts.
 */
export function reloadWithoutShell() {
  const [{ href }, key] = [window.location, 'reloaded-for:shell'];
  try {
    if ('suiteFederation' in window) sessionStorage.removeItem(key);
    else if (sessionStorage.getItem(key) !== href)
      void fetch(href, { method: 'HEAD', cache: 'no-store' }).then(
        ({ status }) => {
          if (status >= 500) return;
          sessionStorage.setItem(key, href);
          window.location.reload();
        },
        () => undefined,
      );
  } catch {
    // Without storage, nothing would prevent a reload loop.
  }
}

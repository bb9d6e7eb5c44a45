/**
 * Replaces each style element that the Content-Security-Policy has blocked with a link to its copy. During a rollout, a
 * page may be composed with a newer fragment than its policy.
 */
export function linkBlockedStyles() {
  for (const style of document.querySelectorAll<HTMLStyleElement>('style[data-copy]')) {
    if (style.sheet) continue;
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = style.dataset.copy ?? '';
    style.replaceWith(link);
  }
}

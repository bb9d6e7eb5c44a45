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

/**
 * Gives a style element that a policy blocks, such as one that a proxy or an add-on has inserted into the document, a
 * sheet for the rules of styled-components, which cannot start without.
 */
export function adoptBlockedSheets() {
  const { prototype } = HTMLStyleElement;
  const sheetOf = Object.getOwnPropertyDescriptor(prototype, 'sheet')?.get;
  Reflect.defineProperty(prototype, 'sheet', {
    get(this: HTMLStyleElement) {
      const sheet = sheetOf?.call(this);
      if (sheet || !this.isConnected) return sheet;
      const adopted = new CSSStyleSheet();
      document.adoptedStyleSheets.push(adopted);
      return adopted;
    },
  });
}

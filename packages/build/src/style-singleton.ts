import { useEffect } from 'react';

/**
 * Stands in for react-style-singleton (scroll lock of Radix's dialogs): the original fills a `<style>` element, which
 * the strict Content-Security-Policy refuses; a constructed style sheet does the same within it.
 */
export function styleSingleton() {
  let users = 0;
  let sheet: CSSStyleSheet | undefined;

  const add = (styles: string) => {
    users += 1;
    if (sheet) return;
    sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    document.adoptedStyleSheets.push(sheet);
  };
  const remove = () => {
    users -= 1;
    if (users > 0) return;
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    sheet = undefined;
  };

  return function StyleSingleton({ styles, dynamic }: { styles: string; dynamic?: boolean }) {
    useEffect(() => {
      add(styles);
      return remove;
    }, [dynamic && styles]);
    return null;
  };
}

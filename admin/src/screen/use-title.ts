import { site } from '@suite/site/site';
import { useEffect } from 'react';

/** What the browser calls a page of this area, the most particular part first. */
export const titleOf = (...parts: string[]) => `${parts.join(' - ')} | ${site.name}`;

/** Gives the document the title of what stands in a screen, in place of the screen's own. */
export function useTitle(...parts: string[]) {
  const title = titleOf(...parts);
  useEffect(() => {
    document.title = title;
  }, [title]);
}

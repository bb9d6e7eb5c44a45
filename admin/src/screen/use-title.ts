import { site } from '@suite/site/site';
import { useEffect } from 'react';

/** Returns a document title with the most specific part first. */
export const titleOf = (...parts: string[]) => `${parts.join(' - ')} | ${site.name}`;

/** Sets the document title in place of the screen's default. */
export function useTitle(...parts: string[]) {
  const title = titleOf(...parts);
  useEffect(() => {
    document.title = title;
  }, [title]);
}

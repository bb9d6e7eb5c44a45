import { useEffect, useRef } from 'react';

/**
 * For a row that scrolls sideways: keeps the child in sight that the selector names, once it is another or the row has
 * grown; what a reader scrolls to meanwhile stays.
 */
export function useCurrentInSight<Row extends HTMLElement>(selector: string) {
  const row = useRef<Row>(null);
  const shown = useRef('');
  useEffect(() => {
    const current = row.current?.querySelector<HTMLElement>(selector);
    if (!row.current || !current) return;
    const place = `${current.offsetLeft} of ${row.current.scrollWidth}`;
    if (place === shown.current) return;
    shown.current = place;
    row.current.scrollLeft = current.offsetLeft - row.current.offsetLeft;
  });
  return row;
}

import { useEffect, useRef } from 'react';
import { css } from 'styled-components';
import { token } from './theme.ts';

/** On a phone a row that scrolls sideways fades out at its end: what does so goes on. */
export const fadesOut = css`
  @media (width < 40rem) {
    padding-right: ${token('space', 6)};
    mask-image: linear-gradient(to left, transparent, #000 ${token('space', 6)});
  }
`;

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

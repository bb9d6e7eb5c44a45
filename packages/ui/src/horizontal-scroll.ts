import { useEffect, useRef } from 'react';
import { css } from 'styled-components';
import { token } from './theme.ts';

/** Fades out the end of a row that scrolls horizontally on a phone, to show that there is more. */
export const fadeEnd = css`
  @media (width < 40rem) {
    padding-right: ${token('space', 6)};
    mask-image: linear-gradient(to left, transparent, #000 ${token('space', 6)});
  }
`;

/**
 * Scrolls a horizontal row to the child that matches the selector whenever the child's position or the row's width
 * changes; otherwise keeps the user's scroll position.
 */
export function useScrollToCurrent<Row extends HTMLElement>(selector: string) {
  const row = useRef<Row>(null);
  const lastPosition = useRef('');
  useEffect(() => {
    const current = row.current?.querySelector<HTMLElement>(selector);
    if (!row.current || !current) return;
    const position = `${current.offsetLeft} of ${row.current.scrollWidth}`;
    if (position === lastPosition.current) return;
    lastPosition.current = position;
    row.current.scrollLeft = current.offsetLeft - row.current.offsetLeft;
  });
  return row;
}

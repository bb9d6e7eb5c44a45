import { css } from 'styled-components';
import { riseIn } from './animations.ts';
import { media, token } from './theme.ts';

/** The panel of a menu, a listbox or a hover card. */
export const floatingPanel = css`
  z-index: ${token('layer', 'popover')};
  border: 1px solid ${token('color', 'hairline')};
  border-radius: ${token('radius', 'small')};
  /* On a dark page, one step lighter than what it covers. */
  background: color-mix(in oklab, ${token('color', 'surface')}, ${token('color', 'onAction')} 5%);
  color: ${token('color', 'text')};
  box-shadow: ${token('shadow', 'floating')};
  ${riseIn}
`;

/** An entry of a menu or a listbox. */
export const floatingEntry = css`
  display: flex;
  align-items: center;
  gap: ${token('space', 2)};
  min-height: 2.25rem;
  padding: ${token('space', 1)} ${token('space', 3)};
  border-radius: 8px;
  outline: none;
  font-size: 0.9375rem;
  cursor: pointer;

  ${media.touch} {
    min-height: ${token('size', 'target')};
  }
`;

import { css, keyframes } from 'styled-components';
import { token } from './theme.ts';

const fadeIn = keyframes`
  from { opacity: 0; }
`;

const fadeOut = keyframes`
  to { opacity: 0; }
`;

const riseIn = keyframes`
  from { opacity: 0; transform: translateY(8px) scale(0.98); }
`;

/** Appears and goes with Radix's `data-state`. */
export const fading = css`
  &[data-state='open'] {
    animation: ${fadeIn} ${token('motion', 'fast')} ${token('motion', 'ease')};
  }

  &[data-state='closed'] {
    animation: ${fadeOut} ${token('motion', 'fast')} ${token('motion', 'ease')} forwards;
  }
`;

/** As `fading`, coming up a little. */
export const rising = css`
  ${fading}

  &:is([data-state='open'], [data-state='delayed-open']) {
    animation-name: ${riseIn};
  }
`;

/** As `rising`, for the browser's own popover. */
export const popping = css`
  &:popover-open {
    animation: ${riseIn} ${token('motion', 'fast')} ${token('motion', 'ease')};
  }
`;

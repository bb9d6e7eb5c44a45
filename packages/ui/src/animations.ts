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

/** Fades in and out with Radix's `data-state`. */
export const fadeAnimation = css`
  &[data-state='open'] {
    animation: ${fadeIn} ${token('motion', 'fast')} ${token('motion', 'ease')};
  }

  &[data-state='closed'] {
    /* What fades out must not take a click from what is under it. */
    pointer-events: none;
    animation: ${fadeOut} ${token('motion', 'fast')} ${token('motion', 'ease')} forwards;
  }
`;

/** Like `fadeAnimation`, and rises slightly when it opens. */
export const riseAnimation = css`
  ${fadeAnimation}

  &:is([data-state='open'], [data-state='delayed-open']) {
    animation-name: ${riseIn};
  }
`;

/** Like `riseAnimation`, for a native popover. */
export const popoverAnimation = css`
  &:popover-open {
    animation: ${riseIn} ${token('motion', 'fast')} ${token('motion', 'ease')};
  }
`;

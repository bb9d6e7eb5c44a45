import { css, keyframes } from 'styled-components';
import { token } from './theme.ts';

const fadeIn = keyframes`
  from { opacity: 0; }
`;

const riseIn = keyframes`
  from { opacity: 0; transform: translateY(8px) scale(0.98); }
`;

/**
 * Fades in what appears above the page. Nothing fades out: Radix removes an element at the end of its animation, which
 * never comes where an add-on or the browser pauses animations.
 */
export const fadeAnimation = css`
  animation: ${fadeIn} ${token('motion', 'fast')} ${token('motion', 'ease')};
`;

/** Like `fadeAnimation`, and rises slightly. */
export const riseAnimation = css`
  animation: ${riseIn} ${token('motion', 'fast')} ${token('motion', 'ease')};
`;

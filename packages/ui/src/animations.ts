import { css, keyframes } from 'styled-components';
import { token } from './theme.ts';

const fadeIn = keyframes`
  from { opacity: 0; }
`;

const riseIn = keyframes`
  from { opacity: 0; transform: translateY(8px) scale(0.98); }
`;

const motion = css`${token('motion', 'fast')} ${token('motion', 'ease')}`;

/**
 * Fades in what appears above the page. Nothing fades out: Radix removes an element at the end of its animation, which
 * never comes where an add-on or the browser pauses animations.
 */
export const fadeAnimation = css`
  animation: ${fadeIn} ${motion};
`;

/** Like `fadeAnimation`, and rises slightly. */
export const riseAnimation = css`
  animation: ${riseIn} ${motion};
`;

import { css } from 'styled-components';
import { token } from './theme.ts';

/**
 * Fades in what appears above the page, where the browser knows `@starting-style`. Not by an animation: Radix waits for the
 * end of one before it removes an element, and it may never come. Nothing fades out.
 */
export const fadeIn = css`
  transition: ${token('motion', 'fast')} ${token('motion', 'ease')};
  transition-property: opacity, transform;

  @starting-style {
    opacity: 0;
  }
`;

/** Like `fadeIn`, and rises slightly. */
export const riseIn = css`
  ${fadeIn}

  @starting-style {
    transform: translateY(8px) scale(0.98);
  }
`;

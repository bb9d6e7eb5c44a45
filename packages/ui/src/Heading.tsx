import styled, { css } from 'styled-components';
import { token } from './theme.ts';

const sizes = {
  display: css`
    font-size: ${token('type', 'display')};
    line-height: ${token('leading', 'tight')};
    letter-spacing: -0.025em;
  `,
  heading: css`
    font-size: ${token('type', 'heading')};
    line-height: ${token('leading', 'heading')};
  `,
  title: css`
    font-size: ${token('type', 'title')};
    line-height: ${token('leading', 'snug')};
  `,
};

/** A heading. Its level (`as="h1"`) and its appearance (`$size`) are independent. */
export const Heading = styled.h2<{ $size?: keyof typeof sizes }>`
  ${({ $size = 'heading' }) => sizes[$size]}

  &:lang(ja) {
    line-height: ${token('leading', 'snug')};
    letter-spacing: 0;
  }
`;

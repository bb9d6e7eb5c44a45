import styled from 'styled-components';
import { token } from './theme.ts';

/** The first tab stop: a link past the header to the content. */
export const SkipLink = styled.a`
  position: fixed;
  inset: ${token('space', 2)} auto auto ${token('space', 2)};
  z-index: ${token('layer', 'toast')};
  padding: ${token('space', 3)} ${token('space', 4)};
  border-radius: ${token('radius', 'small')};
  background: ${token('color', 'ink')};
  color: ${token('color', 'surface')};
  font-weight: ${token('weight', 'semibold')};

  &:not(:focus) {
    transform: translateY(-200%);
  }

  @media print {
    display: none;
  }
`;

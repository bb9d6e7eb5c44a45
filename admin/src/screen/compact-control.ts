import { media, token } from '@suite/ui/theme';
import { css } from 'styled-components';

/** Style of a toolbar control with the height of a small button. */
export const compactControl = css`
  min-width: 0;
  height: 2.25rem;
  padding: 0 ${token('space', 3)};
  border: 1px solid ${token('color', 'control')};
  border-radius: ${token('radius', 'small')};
  background: ${token('color', 'surface')};
  color: ${token('color', 'ink')};
  font-size: ${token('type', 'small')};

  &:hover:not(:disabled) {
    border-color: ${token('color', 'ink')};
  }

  &:focus-visible {
    outline-offset: 0;
  }

  &::placeholder {
    color: ${token('color', 'textMuted')};
    opacity: 1;
  }

  ${media.touch} {
    height: ${token('size', 'target')};
    font-size: 1rem;
  }
`;

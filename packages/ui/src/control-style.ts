import { css } from 'styled-components';
import { token } from './theme.ts';

/** The box of a form control. */
export const controlStyle = css`
  width: 100%;
  min-height: ${token('size', 'target')};
  padding: ${token('space', 2)} ${token('space', 3)};
  border: 1px solid ${token('color', 'control')};
  border-radius: ${token('radius', 'small')};
  background: ${token('color', 'surface')};
  color: ${token('color', 'ink')};
  font-size: 1rem;
  line-height: ${token('leading', 'snug')};
  transition: border-color ${token('motion', 'fast')} ${token('motion', 'ease')};

  &:hover:not(:disabled) {
    border-color: ${token('color', 'ink')};
  }

  &:focus-visible {
    outline-offset: 0;
  }

  &[aria-invalid='true'] {
    border-color: ${token('color', 'dangerText')};
  }

  &::placeholder {
    color: ${token('color', 'textMuted')};
    opacity: 1;
  }
`;

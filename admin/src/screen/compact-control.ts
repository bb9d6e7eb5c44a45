import { floatingEntry, floatingPanel } from '@suite/ui/floating-panel';
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

/** Style of a select whose list looks like a menu with a mouse; other browsers show their own. */
export const designedSelect = css`
  @supports (appearance: base-select) {
    @media (pointer: fine) {
      &,
      &::picker(select) {
        appearance: base-select;
      }

      min-width: 7.5rem;
      align-items: center;

      &::picker(select) {
        min-width: anchor-size(width);
        margin-block: 6px;
        padding: ${token('space', 1)};
        ${floatingPanel}
      }

      &::picker-icon {
        width: 6px;
        height: 6px;
        margin-inline: auto 2px;
        border: solid currentColor;
        border-width: 0 1.75px 1.75px 0;
        content: '';
        rotate: 45deg;
        translate: 0 -2px;
      }

      option {
        ${floatingEntry}
      }

      option:is(:hover, :focus-visible) {
        outline: none;
        background: ${token('color', 'sunken')};
        color: ${token('color', 'ink')};
      }
    }
  }
`;

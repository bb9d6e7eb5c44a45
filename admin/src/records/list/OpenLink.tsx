import { token } from '@suite/ui/theme';
import styled from 'styled-components';

/** A row's name, which opens the record; in bold with a dot before it where nobody has read it yet. */
export const OpenLink = styled.a`
  display: block;
  overflow: hidden;
  color: ${token('color', 'ink')};
  font-weight: ${token('weight', 'medium')};
  text-decoration: none;
  text-overflow: ellipsis;

  &:focus-visible {
    border-radius: 4px;
    outline-offset: -2px;
  }

  &[data-unread] {
    font-weight: ${token('weight', 'bold')};
  }

  &::before {
    display: inline-block;
    width: 7px;
    height: 7px;
    margin-right: ${token('space', 2)};
    border-radius: 50%;
    content: '';
    vertical-align: 1px;
  }

  &[data-unread]::before {
    background: ${token('color', 'sapphire')};
  }

  /* In a table the dot's place is kept, so that no name moves as it is read; on a phone it begins where the lines below do. */
  @media (width < 40rem) {
    &:not([data-unread])::before {
      display: none;
    }
  }
`;

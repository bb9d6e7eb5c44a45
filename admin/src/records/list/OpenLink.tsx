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

  /* Its place is kept where it is read, so that names stand below one another, and none moves as it is opened. */
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
`;

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

  &[data-unread]::before {
    display: inline-block;
    width: 7px;
    height: 7px;
    margin-right: ${token('space', 2)};
    border-radius: 50%;
    background: ${token('color', 'sapphire')};
    content: '';
    vertical-align: 1px;
  }
`;

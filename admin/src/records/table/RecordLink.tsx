import { token } from '@suite/ui/theme';
import styled from 'styled-components';

/** Link with a row's name that opens the record; bold with a dot in front if it is unread. */
export const RecordLink = styled.a`
  display: block;
  overflow: hidden;
  /* A target of 24 px, in rows of the same height, whose focus frame does not touch the dot. */
  margin: -0.15rem 0 -0.15rem -6px;
  /* Further lines of a long name start where the first one does, after the dot. */
  padding: 0.15rem 0 0.15rem 21px;
  text-indent: -15px;
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
    background: ${token('color', 'sapphireText')};
  }
`;

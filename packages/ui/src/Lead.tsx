import styled from 'styled-components';
import { token } from './theme.ts';

/** The introductory text below a heading. */
export const Lead = styled.p`
  max-width: 36em;
  color: ${token('color', 'textMuted')};
  font-size: ${token('type', 'lead')};
  line-height: 1.55;
  text-wrap: balance;

  &:lang(ja) {
    line-height: ${token('leading', 'japanese')};
  }
`;

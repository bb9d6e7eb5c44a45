import styled from 'styled-components';
import { token } from './theme.ts';

/** A full-width band. For a dark band set `data-scheme="dark"` and no tone. */
export const Section = styled.section<{ $tone?: 'surface' }>`
  padding-block: ${token('space', 'section')};
  ${({ $tone }) => $tone && `background: ${token('color', $tone)};`}
`;

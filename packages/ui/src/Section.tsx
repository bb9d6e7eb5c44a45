import styled from 'styled-components';
import { token } from './theme.ts';

const tones = {
  sand: token('color', 'sand'),
  surface: token('color', 'surface'),
  sunken: token('color', 'sunken'),
};

/** A full-width band. For a dark band set `data-scheme="dark"` and no tone. */
export const Section = styled.section<{ $tone?: keyof typeof tones }>`
  padding-block: ${token('space', 'section')};
  ${({ $tone }) => $tone && `background: ${tones[$tone]};`}
`;

import styled from 'styled-components';
import { token } from './theme.ts';

const grounds = {
  sand: token('color', 'sand'),
  surface: token('color', 'surface'),
  sunken: token('color', 'sunken'),
};

/** A full-width band. For a dark band set `data-scheme="dark"` and no ground. */
export const Section = styled.section<{ $ground?: keyof typeof grounds }>`
  padding-block: ${token('space', 'section')};
  ${({ $ground }) => $ground && `background: ${grounds[$ground]};`}
`;

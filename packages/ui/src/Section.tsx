import styled from 'styled-components';
import { token } from './theme.ts';

/**
 * A full-width band. For a dark band set `data-scheme="dark"` and no tone. `$isBeforeSame` leaves out the padding at the end,
 * because the next band has the same background.
 */
export const Section = styled.section<{ $tone?: 'surface'; $isBeforeSame?: boolean }>`
  padding-block: ${token('space', 'section')} ${({ $isBeforeSame }) => ($isBeforeSame ? 0 : token('space', 'section'))};
  ${({ $tone }) => $tone && `background: ${token('color', $tone)};`}
`;

import styled from 'styled-components';
import { type Theme, token } from './theme.ts';

interface GridProps {
  /** Minimum column width. A row has as many columns as fit, even with fewer entries, which may still arrive. */
  $min?: string;
  $gap?: keyof Theme['space'];
}

export const Grid = styled.div<GridProps>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${({ $min = '18rem' }) => $min}), 1fr));
  gap: ${({ $gap = 5 }) => token('space', $gap)};
`;

import styled from 'styled-components';
import { type Theme, token } from './theme.ts';

const aligns = { start: 'flex-start', center: 'center', stretch: 'stretch' };

interface StackProps {
  $gap?: keyof Theme['space'];
  $align?: keyof typeof aligns;
}

/** Arranges its children in an evenly spaced column. */
export const Stack = styled.div<StackProps>`
  display: flex;
  flex-direction: column;
  align-items: ${({ $align = 'stretch' }) => aligns[$align]};
  gap: ${({ $gap = 4 }) => token('space', $gap)};
`;

/** Arranges its children in a row that wraps. */
export const Row = styled.div<{ $gap?: keyof Theme['space'] }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ $gap = 3 }) => token('space', $gap)};
`;

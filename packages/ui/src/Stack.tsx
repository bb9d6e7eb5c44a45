import styled from 'styled-components';
import { type Theme, token } from './theme.ts';

const aligns = { start: 'flex-start', center: 'center', stretch: 'stretch' };

interface StackProps {
  $gap?: keyof Theme['space'];
  $align?: keyof typeof aligns;
}

/** Puts its children below one another, evenly spaced. */
export const Stack = styled.div<StackProps>`
  display: flex;
  flex-direction: column;
  align-items: ${({ $align = 'stretch' }) => aligns[$align]};
  gap: ${({ $gap = 4 }) => token('space', $gap)};
`;

/** Puts its children beside one another; they wrap where there is no room. */
export const Row = styled.div<{ $gap?: keyof Theme['space'] }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ $gap = 3 }) => token('space', $gap)};
`;

import styled from 'styled-components';
import { space } from './space.ts';

const aligns = { start: 'flex-start', center: 'center', stretch: 'stretch' };

interface StackProps {
  $gap?: keyof typeof space;
  $align?: keyof typeof aligns;
}

/** Arranges its children in an evenly spaced column. */
export const Stack = styled.div<StackProps>`
  display: flex;
  flex-direction: column;
  align-items: ${({ $align = 'stretch' }) => aligns[$align]};
  gap: ${({ $gap = 4 }) => space[$gap]};
`;

/** Arranges its children in a row that wraps. */
export const Row = styled.div<{ $gap?: keyof typeof space }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ $gap = 3 }) => space[$gap]};
`;

import styled from 'styled-components';
import { space } from './space.ts';

/** Arranges its children in an evenly spaced column. */
export const Stack = styled.div<{ $gap?: keyof typeof space }>`
  display: flex;
  flex-direction: column;
  gap: ${({ $gap = 4 }) => space[$gap]};
`;

/** Arranges its children in a row that wraps. */
export const Row = styled.div<{ $gap?: keyof typeof space }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ $gap = 3 }) => space[$gap]};
`;

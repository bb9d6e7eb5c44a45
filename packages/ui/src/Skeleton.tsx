import styled, { keyframes } from 'styled-components';
import { token } from './theme.ts';

const pulse = keyframes`
  50% { opacity: 0.45; }
`;

/**
 * Placeholder for content that is loading. It is hidden from assistive technology, for which the caller adds a text.
 */
export const Skeleton = styled.div.attrs({ 'aria-hidden': true })<{ $width?: string; $height?: string }>`
  width: ${({ $width = '100%' }) => $width};
  height: ${({ $height = '1em' }) => $height};
  border-radius: 8px;
  background: ${token('color', 'hairline')};
  animation: ${pulse} 1600ms ease-in-out infinite;
`;

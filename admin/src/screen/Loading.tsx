import { token } from '@suite/ui/theme';
import styled, { keyframes } from 'styled-components';

/** Stands while the session is checked. */
export function Loading() {
  return <Words role="status">Loading...</Words>;
}

const appear = keyframes`
  from { opacity: 0; }
`;

// Seen only when the wait is longer than a moment.
const Words = styled.p`
  padding: ${token('space', 8)} 0;
  color: ${token('color', 'textMuted')};
  text-align: center;
  animation: ${appear} 1ms 200ms backwards;
`;

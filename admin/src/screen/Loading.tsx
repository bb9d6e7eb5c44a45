import { token } from '@suite/ui/theme';
import styled from 'styled-components';

/** Renders the same text as the served page while the session is checked. */
export function Loading() {
  return <Words role="status">Loading...</Words>;
}

const Words = styled.p`
  padding-top: calc(${token('space', 9)} - ${token('space', 5)});
  color: ${token('color', 'textMuted')};
  text-align: center;
`;

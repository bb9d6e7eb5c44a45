import { token } from '@suite/ui/theme';
import styled from 'styled-components';

/** Stands while the session is checked, where the page as served had the same words. */
export function Loading() {
  return <Words role="status">Loading...</Words>;
}

const Words = styled.p`
  padding-top: calc(${token('space', 9)} - ${token('space', 5)});
  color: ${token('color', 'textMuted')};
  text-align: center;
`;

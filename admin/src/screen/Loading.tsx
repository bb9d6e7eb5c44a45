import { token } from '@suite/ui/theme';
import styled from 'styled-components';

/** Renders the same text as the served page while code loads or the session is checked. */
export function Loading() {
  return <Message role="status">Loading...</Message>;
}

const Message = styled.p`
  padding-top: ${token('space', 9)};
  color: ${token('color', 'textMuted')};
  text-align: center;
`;

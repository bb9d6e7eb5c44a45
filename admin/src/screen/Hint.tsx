import { token } from '@suite/ui/theme';
import styled from 'styled-components';

/** A small, quiet paragraph. */
export const Hint = styled.p`
  color: ${token('color', 'textMuted')};
  font-size: ${token('type', 'small')};
`;

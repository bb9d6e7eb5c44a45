import styled from 'styled-components';
import { token } from './theme.ts';

/** A short label above a heading. */
export const Eyebrow = styled.p`
  color: ${token('color', 'lagoonText')};
  font-size: ${token('type', 'small')};
  font-weight: ${token('weight', 'semibold')};
  letter-spacing: 0.01em;
`;

import styled from 'styled-components';
import { token } from './theme.ts';

/** The error of a field or of a whole form. */
export const FormMessage = styled.p`
  color: ${token('color', 'dangerText')};
  font-size: ${token('type', 'small')};
  font-weight: ${token('weight', 'medium')};
  line-height: ${token('leading', 'snug')};
`;

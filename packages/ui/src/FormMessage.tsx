import styled from 'styled-components';
import { token } from './theme.ts';

/** What is wrong with a field, or with a form as a whole. */
export const FormMessage = styled.p`
  color: ${token('color', 'dangerText')};
  font-size: ${token('type', 'small')};
  font-weight: ${token('weight', 'medium')};
  line-height: ${token('leading', 'snug')};
`;

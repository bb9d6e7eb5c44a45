import styled from 'styled-components';
import { token } from './theme.ts';

/** A link in or below text: `<TextLink as={Link} to="/faq">`. */
export const TextLink = styled.a`
  color: ${token('color', 'sapphireText')};
  font-weight: ${token('weight', 'semibold')};
  text-decoration: underline transparent;
  transition: text-decoration-color ${token('motion', 'fast')} ${token('motion', 'ease')};

  &:hover {
    text-decoration-color: currentColor;
  }

  p > & {
    font-weight: inherit;
    text-decoration-color: currentColor;
  }
`;

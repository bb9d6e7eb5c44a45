import styled, { css } from 'styled-components';
import { token } from './theme.ts';

const interactive = css`
  position: relative;
  transition:
    transform ${token('motion', 'fast')} ${token('motion', 'ease')},
    box-shadow ${token('motion', 'fast')} ${token('motion', 'ease')};

  &:hover,
  &:focus-within {
    transform: translateY(-2px);
    box-shadow: ${token('shadow', 'floating')};
  }

  a[data-card-link]::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
  }

  /* A transform would make the pressed link the containing block of its ::after, and clicks beside it would miss. */
  a[data-card-link]:active {
    transform: none;
  }
`;

interface CardProps {
  /** Whether the card lifts on hover and its `data-card-link` link covers the whole card. */
  $isInteractive?: boolean;
}

export const Card = styled.div<CardProps>`
  padding: ${token('space', 5)};
  break-inside: avoid;
  border: 1px solid ${token('color', 'hairline')};
  border-radius: ${token('radius', 'large')};
  background: ${token('color', 'surface')};
  box-shadow: ${token('shadow', 'raised')};
  ${({ $isInteractive }) => $isInteractive && interactive}
`;

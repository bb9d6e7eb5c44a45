import { Button } from '@suite/ui/Button';
import { token } from '@suite/ui/theme';
import styled from 'styled-components';
import { raised } from '../../screen/raised.ts';

/** A small, quiet button for one of several answers; marked while pressed. */
export const Chip = styled(Button).attrs({ $variant: 'ghost', $size: 'small' })`
  && {
    padding-inline: ${token('space', 2)};
    background: ${raised};
    font-size: 0.8125rem;
    font-weight: ${token('weight', 'medium')};
  }

  &&[aria-pressed='true'] {
    background: ${token('color', 'sapphire')};
    color: ${token('color', 'onAction')};
  }

  @media (pointer: fine) {
    min-height: 1.75rem;
  }
`;

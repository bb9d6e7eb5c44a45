import { media, token } from '@suite/ui/theme';
import styled from 'styled-components';
import { compactControl, designedSelect } from '../../screen/compact-control.ts';

/** A label and its control or value, in the two columns of the group. */
export const LabeledChoice = styled.div`
  display: contents;

  > :first-child {
    color: ${token('color', 'textMuted')};
  }

  select {
    ${compactControl}
    ${designedSelect}
    flex: 0 1 auto;
    justify-self: start;
    max-width: 100%;
  }

  /* Beside a button, it takes the room that is left. */
  ${media.phone} {
    div > select {
      flex: 1 1 5rem;
    }
  }

  @media (pointer: fine) {
    :is(select, input) {
      height: 2rem;
    }
  }
`;

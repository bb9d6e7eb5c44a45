import { token } from '@suite/ui/theme';
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
  }

  /* One width, which leaves room for a button beside it on a phone. */
  :is(select, input) {
    flex: none;
    width: 9.5rem;
    max-width: 100%;
  }

  @media (pointer: fine) {
    :is(select, input) {
      height: 2rem;
    }
  }
`;

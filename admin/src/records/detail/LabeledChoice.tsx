import styled from 'styled-components';
import { compactControl } from '../../screen/compact-control.ts';

/** A select below its label. */
export const LabeledChoice = styled.div`
  display: grid;
  flex: 1 1 5rem;
  justify-items: start;
  min-width: 0;

  select {
    ${compactControl}
    max-width: 100%;
  }
`;

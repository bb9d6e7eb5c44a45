import { token } from '@suite/ui/theme';
import styled from 'styled-components';
import { compactControl, designedSelect } from '../screen/compact-control.ts';

/** A row of filters; two columns on phones, one with large text. */
export const FilterRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${token('space', 2)};
  font-size: ${token('type', 'small')};

  @media (width < 40rem) {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(max(8.5rem, 40%), 1fr));
    justify-items: start;
  }
`;

/** A filter's label with its control below. */
export const FilterField = styled.label`
  display: grid;
  gap: 2px;
  min-width: 0;
  color: ${token('color', 'textMuted')};

  @media (width < 40rem) {
    width: 100%;
  }
`;

export const FilterSelect = styled.select`
  ${compactControl}
  ${designedSelect}
  max-width: 14rem;

  @media (width < 40rem) {
    width: 100%;
  }
`;

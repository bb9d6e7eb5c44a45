import styled from 'styled-components';

/** Says what a cell holds where the table's head can't be seen: rows stand as blocks on a phone. */
export const PhoneLabel = styled.span`
  &::after {
    content: ': ';
  }

  @media (width >= 40rem) {
    display: none;
  }
`;

import styled from 'styled-components';

/** Label of a cell on phones, where the table head is hidden. */
export const PhoneLabel = styled.span`
  &::after {
    content: ': ';
  }

  &:lang(ja)::after {
    content: '：';
  }

  @media (width >= 40rem) {
    display: none;
  }
`;

import { Container } from '@suite/ui/Container';
import { media, token } from '@suite/ui/theme';
import styled from 'styled-components';

/** A heading beside its longer content; on narrow screens above it. */
export const AsideColumns = styled(Container)`
  display: grid;
  gap: ${token('space', 6)} ${token('space', 5)};

  ${media.large} {
    grid-template-columns: repeat(12, minmax(0, 1fr));

    & > :first-child {
      grid-column: span 5;
      padding-right: ${token('space', 6)};
    }

    & > :nth-child(2) {
      grid-column: span 7;
    }
  }
`;

/** The heading, which stays in sight while its content scrolls. */
export const Aside = styled.div`
  display: grid;
  align-content: start;
  justify-items: start;
  gap: ${token('space', 4)};

  && > header {
    margin-bottom: 0;
  }

  ${media.large} {
    position: sticky;
    top: calc(${token('size', 'header')} + ${token('space', 7)});
    align-self: start;
  }
`;

import { Heading } from '@suite/ui/Heading';
import { Row } from '@suite/ui/Stack';
import { token } from '@suite/ui/theme';
import type { ReactNode } from 'react';
import styled from 'styled-components';

interface ViewHeaderProps {
  title: string;
  hint?: ReactNode;
  /** Whether it is the header of a page without the panel's bar. */
  isPage?: boolean;
  /** Controls of the whole view. */
  children?: ReactNode;
}

/** Renders the header of a view of the panel, or of a page. */
export function ViewHeader({ title, hint, isPage, children }: ViewHeaderProps) {
  return (
    <Bar data-page={isPage}>
      <Heading as={isPage ? 'h1' : 'h2'} $size="title">
        {title}
      </Heading>
      <Row>{children}</Row>
      {hint && <p>{hint}</p>}
    </Bar>
  );
}

const Bar = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space', 1)} ${token('space', 3)};
  min-height: 2.25rem;
  margin-block: ${token('space', 2)} ${token('space', 4)};

  &[data-page] {
    margin-top: ${token('space', 5)};
  }

  > :nth-child(2) {
    order: 1;
  }

  p {
    flex: 1 1 20rem;
    color: ${token('color', 'textMuted')};
    font-size: ${token('type', 'small')};
    overflow-wrap: anywhere;
  }

  @media (width < 64rem) {
    > :nth-child(2) {
      margin-left: auto;
    }

    p {
      flex-basis: 100%;
      order: 2;
    }

    /* The hint belongs to the title, whose line has no room for the controls. */
    &[data-page] > :nth-child(2) {
      order: 3;
    }
  }

  @media (width < 40rem) {
    &[data-page] > :nth-child(2) {
      flex: 1 0 100%;
      justify-content: space-between;
      margin-left: calc(-1 * ${token('space', 3)});
    }
  }
`;

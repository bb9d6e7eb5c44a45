import { Row } from '@suite/ui/Stack';
import { token } from '@suite/ui/theme';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';

interface ScreenSectionProps {
  title: string;
  hint?: ReactNode;
  /** Current state, shown next to the title. */
  state?: ReactNode;
  children: ReactNode;
}

/** Renders a titled section of a screen. */
export function ScreenSection({ title, hint, state, children }: ScreenSectionProps) {
  const id = useId();
  return (
    <Frame aria-labelledby={id}>
      <Head>
        <Row>
          <h3 id={id}>{title}</h3>
          {state}
        </Row>
        {hint && <p>{hint}</p>}
      </Head>
      <Content>{children}</Content>
    </Frame>
  );
}

/** Stacks the sections of a screen. */
export const ScreenSections = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space', 4)};
`;

const Frame = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${token('space', 4)} ${token('space', 6)};
  min-width: 0;
  padding: ${token('space', 4)};
  border: 1px solid ${token('color', 'hairline')};
  border-radius: ${token('radius', 'small')};
  background: ${token('color', 'surface')};

  @media (width >= 64rem) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 3fr);
    padding: ${token('space', 5)};
  }
`;

const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${token('space', 4)};
`;

const Head = styled.header`
  h3 {
    font-size: 1.0625rem;
    font-weight: ${token('weight', 'semibold')};
    letter-spacing: 0;
  }

  p {
    max-width: ${token('size', 'text')};
    margin-top: ${token('space', 1)};
    color: ${token('color', 'textMuted')};
    font-size: ${token('type', 'small')};
  }
`;

import { token } from '@suite/ui/theme';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';

interface ScreenSectionProps {
  title: string;
  hint?: ReactNode;
  /** Current state, shown next to the title. */
  state?: ReactNode;
  /** Control at the end of the heading. */
  action?: ReactNode;
  children: ReactNode;
}

/** Renders a titled section of a screen. */
export function ScreenSection({ title, hint, state, action, children }: ScreenSectionProps) {
  const id = useId();
  return (
    <Frame aria-labelledby={id}>
      <Head>
        <div>
          <Title>
            <h3 id={id}>{title}</h3>
            {state}
          </Title>
          {hint && <p>{hint}</p>}
        </div>
        {action}
      </Head>
      <Content>{children}</Content>
    </Frame>
  );
}

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

const Title = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space', 1)} ${token('space', 3)};
`;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  justify-content: space-between;
  gap: ${token('space', 2)} ${token('space', 4)};

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

import { Card } from '@suite/ui/Card';
import { Heading } from '@suite/ui/Heading';
import { token } from '@suite/ui/theme';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';

interface ScreenSectionProps {
  title: string;
  hint: ReactNode;
  /** Current state, shown next to the title. */
  state?: ReactNode;
  children: ReactNode;
}

/** Renders a titled section of a screen. */
export function ScreenSection({ title, hint, state, children }: ScreenSectionProps) {
  const id = useId();
  return (
    <Frame as="section" aria-labelledby={id}>
      <Head>
        <div>
          <Heading id={id} as="h3" $size="title">
            {title}
          </Heading>
          {state}
        </div>
        <p>{hint}</p>
      </Head>
      {children}
    </Frame>
  );
}

const Frame = styled(Card)`
  display: grid;
  gap: ${token('space', 4)};
  min-width: 0;
`;

const Head = styled.header`
  display: grid;
  gap: ${token('space', 2)};

  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token('space', 1)} ${token('space', 3)};
  }

  p {
    max-width: ${token('size', 'text')};
    color: ${token('color', 'textMuted')};
    font-size: ${token('type', 'small')};
  }
`;

import { token } from '@suite/ui/theme';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';

interface SectionCardProps {
  title: string;
  hint?: string;
  /** Content next to the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** Renders one titled section of the screen. */
export function SectionCard({ title, hint, action, children }: SectionCardProps) {
  const id = useId();
  return (
    <Frame aria-labelledby={id}>
      <Head>
        <div>
          <h3 id={id}>{title}</h3>
          {hint && <p>{hint}</p>}
        </div>
        {action}
      </Head>
      {children}
    </Frame>
  );
}

const Frame = styled.section`
  min-width: 0;
  padding: ${token('space', 4)};
  border: 1px solid ${token('color', 'hairline')};
  border-radius: ${token('radius', 'small')};
  background: ${token('color', 'surface')};
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  justify-content: space-between;
  gap: ${token('space', 2)} ${token('space', 4)};
  margin-bottom: ${token('space', 4)};

  h3 {
    font-size: 1.0625rem;
    font-weight: ${token('weight', 'semibold')};
    letter-spacing: 0;
  }

  p {
    max-width: ${token('size', 'text')};
    color: ${token('color', 'textMuted')};
    font-size: ${token('type', 'small')};
  }
`;

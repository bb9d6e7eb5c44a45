import { Heading } from '@suite/ui/Heading';
import { token } from '@suite/ui/theme';
import type { ReactNode } from 'react';
import styled from 'styled-components';

interface ViewHeaderProps {
  title: string;
  hint: string;
  /** Buttons that apply to the whole view. */
  children: ReactNode;
}

/** Renders the header of a panel view. */
export function ViewHeader({ title, hint, children }: ViewHeaderProps) {
  return (
    <Bar>
      <div>
        <Heading as="h2" $size="title">
          {title}
        </Heading>
        <p>{hint}</p>
      </div>
      {children}
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${token('space', 3)} ${token('space', 5)};
  margin-bottom: ${token('space', 4)};

  p {
    max-width: 56rem;
    color: ${token('color', 'textMuted')};
    font-size: ${token('type', 'small')};
  }
`;

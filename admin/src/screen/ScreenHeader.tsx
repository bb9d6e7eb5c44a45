import { Heading } from '@suite/ui/Heading';
import { token } from '@suite/ui/theme';
import type { ReactNode } from 'react';
import styled from 'styled-components';

interface ScreenHeaderProps {
  title: string;
  subtitle?: string;
  /** Buttons that apply to the whole screen. */
  actions: ReactNode;
}

export function ScreenHeader({ title, subtitle, actions }: ScreenHeaderProps) {
  return (
    <Bar>
      <div>
        <Heading as="h1" $size="title">
          {title}
        </Heading>
        {subtitle && <Subtitle>{subtitle}</Subtitle>}
      </div>
      <Actions>{actions}</Actions>
    </Bar>
  );
}

const Bar = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  justify-content: space-between;
  gap: ${token('space', 2)} ${token('space', 4)};
  margin-block: ${token('space', 5)} ${token('space', 4)};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space', 2)};
`;

const Subtitle = styled.p`
  color: ${token('color', 'textMuted')};
  font-size: 0.9375rem;
`;

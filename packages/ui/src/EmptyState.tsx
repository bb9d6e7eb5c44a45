import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { token } from './theme.ts';

interface EmptyStateProps {
  icon: LucideIcon;
  title: string;
  description?: ReactNode;
  /** Button or link for what the user can do next. */
  action?: ReactNode;
}

/** Explains why a list is empty: no data yet, no matches, or not available. */
export function EmptyState({ icon: Icon, title, description, action }: EmptyStateProps) {
  return (
    <Frame>
      <IconCircle>
        <Icon aria-hidden size={24} strokeWidth={1.75} />
      </IconCircle>
      <Title>{title}</Title>
      {description && <p>{description}</p>}
      {action}
    </Frame>
  );
}

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${token('space', 3)};
  padding: ${token('space', 8)} ${token('space', 5)};
  color: ${token('color', 'textMuted')};
  font-size: ${token('type', 'small')};
  text-align: center;

  > p {
    max-width: 30rem;
    text-wrap: balance;
  }
`;

const IconCircle = styled.span`
  display: grid;
  place-items: center;
  width: 3.5rem;
  height: 3.5rem;
  border-radius: ${token('radius', 'round')};
  background: ${token('color', 'sapphireSoft')};
  color: ${token('color', 'sapphireText')};
`;

const Title = styled.p`
  color: ${token('color', 'ink')};
  font-size: 1.0625rem;
  font-weight: ${token('weight', 'semibold')};
`;

import { token } from '@suite/ui/theme';
import type { ReactNode } from 'react';
import styled from 'styled-components';

interface ListToolbarProps {
  /** Undefined until it is known. */
  count: number | undefined;
  /** What is counted: one, many. */
  noun: readonly [one: string, many: string];
  actions: ReactNode;
}

/** Above a list: how many there are, and what can be done with all of them. */
export function ListToolbar({ count, noun: [one, many], actions }: ListToolbarProps) {
  return (
    <Bar>
      <Count>{count !== undefined && `${count.toLocaleString()} ${count === 1 ? one : many}`}</Count>
      {actions}
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space', 3)};
  margin-bottom: ${token('space', 3)};
`;

const Count = styled.p`
  color: ${token('color', 'textMuted')};
  font-size: ${token('type', 'small')};
  font-variant-numeric: tabular-nums;
`;

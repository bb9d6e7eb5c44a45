import { token } from '@suite/ui/theme';
import { ArrowDown, ArrowUp } from 'lucide-react';
import styled from 'styled-components';

interface SortableTitleProps {
  title: string;
  /** How the list is sorted by this column. */
  sorted: 'ascending' | 'descending' | undefined;
  /** Sorts the list by this column, or in the next order; undefined if that is not possible. */
  onSort: (() => void) | undefined;
}

/** Renders a column title that sorts the list when pressed. */
export function SortableTitle({ title, sorted, onSort }: SortableTitleProps) {
  const Arrow = sorted === 'descending' ? ArrowDown : ArrowUp;
  return (
    <th scope="col" aria-sort={sorted}>
      <Press as={onSort ? 'button' : 'span'} type={onSort && 'button'} onClick={onSort}>
        {title}
        {sorted && <Arrow aria-hidden size={14} strokeWidth={2} />}
      </Press>
    </th>
  );
}

const Press = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${token('space', 1)};
  min-height: 1.75rem;
  margin-inline: -${token('space', 1)};
  padding: 0 ${token('space', 1)};
  border: 0;
  border-radius: 6px;
  background: none;
  font-weight: inherit;
  cursor: pointer;

  &:hover {
    color: ${token('color', 'ink')};
  }

  &:focus-visible {
    outline-offset: -2px;
  }
`;

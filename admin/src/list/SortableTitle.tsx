import type { RecordSort } from '@suite/contracts/records';
import { token } from '@suite/ui/theme';
import type { SortDirection } from '@tanstack/react-table';
import { ArrowDown, ArrowUp } from 'lucide-react';
import styled from 'styled-components';

interface SortableTitleProps {
  title: string;
  /** Sort key of the column; undefined if the list can't be sorted by it. */
  sort: 'name' | 'createdAt' | undefined;
  sorted: SortDirection | false;
  onSort(sort: RecordSort): void;
}

/** Renders a column title that sorts the list when pressed, and reverses the order when pressed again. */
export function SortableTitle({ title, sort, sorted, onSort }: SortableTitleProps) {
  if (!sort) return <th scope="col">{title}</th>;
  const isDescending = sorted === 'desc';
  // Times sort newest first by default, names from A to Z.
  const next = sorted ? !isDescending : sort === 'createdAt';
  const Arrow = isDescending ? ArrowDown : ArrowUp;
  return (
    <th scope="col" aria-sort={sorted ? (isDescending ? 'descending' : 'ascending') : undefined}>
      <Press type="button" onClick={() => onSort(next ? `-${sort}` : sort)}>
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

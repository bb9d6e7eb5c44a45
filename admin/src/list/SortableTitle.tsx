import { token } from '@suite/ui/theme';
import type { SortDirection } from '@tanstack/react-table';
import { ArrowDown, ArrowUp } from 'lucide-react';
import styled from 'styled-components';

interface SortableTitleProps<Key extends string> {
  title: string;
  /** Sort key of the column; undefined if the list can't be sorted by it. */
  sort: Key | undefined;
  /** Whether the first press sorts in descending order, which is usual for times. */
  startsDescending: boolean;
  sorted: SortDirection | false;
  onSort(sort: Key | `-${Key}`): void;
}

/** Renders a column title that sorts the list when pressed, and reverses the order when pressed again. */
export function SortableTitle<Key extends string>(props: SortableTitleProps<Key>) {
  const { title, sort, sorted, onSort } = props;
  if (!sort) return <th scope="col">{title}</th>;
  const isDescending = sorted === 'desc';
  const isNextDescending = sorted ? !isDescending : props.startsDescending;
  const Arrow = isDescending ? ArrowDown : ArrowUp;
  return (
    <th scope="col" aria-sort={sorted ? (isDescending ? 'descending' : 'ascending') : undefined}>
      <Press type="button" onClick={() => onSort(isNextDescending ? `-${sort}` : sort)}>
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

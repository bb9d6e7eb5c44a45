import type { ReactNode } from 'react';
import styled from 'styled-components';
import { token } from './theme.ts';

interface TableProps {
  /** Accessible name of the table and of its scroll region. */
  label: string;
  /** `thead` and `tbody`; numeric cells have `data-numeric`. */
  children: ReactNode;
}

/** A table that scrolls inside its frame under a sticky header row. */
export function Table({ label, children }: TableProps) {
  // Focusable, so that keyboard users can scroll it.
  return (
    <Frame role="region" aria-label={label} tabIndex={0}>
      <Grid aria-label={label}>{children}</Grid>
    </Frame>
  );
}

const Frame = styled.div`
  max-height: min(44rem, 80dvh);
  overflow: auto;
  border: 1px solid ${token('color', 'hairline')};
  border-radius: ${token('radius', 'small')};
  background: ${token('color', 'surface')};
`;

const Grid = styled.table`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  font-size: 0.9375rem;
  font-variant-numeric: tabular-nums;
  line-height: ${token('leading', 'snug')};

  th,
  td {
    padding: ${token('space', 2)} ${token('space', 4)};
    border-bottom: 1px solid ${token('color', 'hairline')};
    text-align: left;
    vertical-align: middle;
  }

  th {
    position: sticky;
    top: 0;
    z-index: 1;
    height: ${token('size', 'target')};
    background: ${token('color', 'sunken')};
    color: ${token('color', 'textMuted')};
    font-size: 0.8125rem;
    font-weight: ${token('weight', 'semibold')};
    white-space: nowrap;
  }

  td {
    height: 3rem;
  }

  [data-numeric] {
    text-align: right;
  }

  tbody tr:last-child td {
    border-bottom: 0;
  }

  tbody tr:hover td,
  tbody tr:focus-within td {
    background: ${token('color', 'sand')};
  }

  tbody tr[aria-selected='true'] td {
    background: ${token('color', 'sapphireSoft')};
  }
`;

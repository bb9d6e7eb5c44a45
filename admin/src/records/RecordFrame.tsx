import { Table } from '@suite/ui/Table';
import { token } from '@suite/ui/theme';
import type { ReactNode } from 'react';
import styled from 'styled-components';

interface RecordFrameProps {
  label: string;
  children: ReactNode;
}

/** A table as high as there is room; on a phone each row stands as a block, its cells below one another. */
export function RecordFrame({ label, children }: RecordFrameProps) {
  return (
    <Frame>
      <Table label={label}>{children}</Table>
    </Frame>
  );
}

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 0;

  > [role='region'] {
    max-height: none;
  }

  && th {
    height: 2.5rem;
  }

  && td {
    max-width: 28rem;
    height: 2.625rem;
    padding-block: 3px;
    overflow-wrap: anywhere;
  }

  && [data-actions] {
    width: 1%;
    text-align: right;
  }

  @media (width < 40rem) {
    thead {
      position: absolute;
      clip-path: inset(50%);
    }

    tr {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      padding: ${token('space', 3)} ${token('space', 4)};
    }

    tr + tr {
      border-top: 1px solid ${token('color', 'hairline')};
    }

    &&& td {
      grid-column: 1;
      max-width: none;
      height: auto;
      padding: 1px 0;
      border: 0;
      background: none;
      color: ${token('color', 'textMuted')};
    }

    &&& td:first-child {
      color: ${token('color', 'ink')};
      font-weight: ${token('weight', 'semibold')};
    }

    &&& td[data-actions] {
      grid-area: 1 / 2 / span 4;
      align-self: center;
      width: auto;
    }
  }
`;

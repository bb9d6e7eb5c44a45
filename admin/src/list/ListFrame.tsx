import { media, token } from '@suite/ui/theme';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { raised } from '../screen/raised.ts';
import { phoneRows } from './phone-rows.ts';

interface ListFrameProps {
  label: string;
  /** Whether the content is about to be replaced. */
  isStale?: boolean;
  /** Whether long cells wrap instead of being cut off. */
  isWrapped?: boolean;
  children: ReactNode;
}

/**
 * Renders a table that fills its container and has a sticky head. On phones, each row is a block of stacked cells. The
 * `data-cell` attribute marks cells with a checkbox, the name or actions.
 */
export function ListFrame({ label, isStale, isWrapped, children }: ListFrameProps) {
  return (
    <Frame aria-busy={isStale}>
      <Grid aria-label={label} data-wrapped={isWrapped}>
        {children}
      </Grid>
    </Frame>
  );
}

const Frame = styled.div`
  overflow: clip;
  border: 1px solid ${token('color', 'hairline')};
  border-radius: ${token('radius', 'small')};
  background: ${token('color', 'surface')};

  --row-height: 2.25rem;

  &[aria-busy='true'] tbody {
    opacity: 0.55;
    transition: opacity ${token('motion', 'fast')} ${token('motion', 'ease')} 150ms;
  }
`;

const Grid = styled.table`
  /* Width of a timestamp in its longest common format. */
  --time-width: 11.5rem;
  /* Lighter than the rows on a dark page. */
  --head-background: color-mix(in oklab, ${token('color', 'surface')}, ${token('color', 'hairline')} 45%);
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  table-layout: fixed;
  font-size: ${token('type', 'small')};
  font-variant-numeric: tabular-nums;
  line-height: ${token('leading', 'snug')};

  th,
  td {
    height: var(--row-height);
    padding: 0 ${token('space', 3)};
    border-bottom: 1px solid ${token('color', 'hairline')};
    overflow: hidden;
    text-align: left;
    text-overflow: ellipsis;
    vertical-align: middle;
    white-space: nowrap;
  }

  &[data-wrapped='true'] td {
    padding-block: 2px;
    overflow-wrap: anywhere;
    white-space: normal;
  }

  thead {
    background: var(--head-background);
  }

  th {
    position: sticky;
    top: calc(${token('size', 'header')} + var(--bar-height));
    z-index: 2;
    height: 2rem;
    background: var(--head-background);
    color: ${token('color', 'textMuted')};
    font-size: 0.8125rem;
    font-weight: ${token('weight', 'semibold')};
  }

  /* The head is in sight: when one of its controls gets the focus, the page does not scroll. */
  th :is(input, button) {
    scroll-margin-top: calc(-1 * ${token('space', 5)});
  }

  [data-cell='select'] {
    padding-right: 0;
    text-overflow: clip;
    user-select: none;
  }

  [data-cell='actions'] {
    overflow: visible;
    text-align: right;
    text-overflow: clip;
  }

  /* Controls are no higher than a row; a touch screen has larger ones. */
  td label,
  th label {
    min-height: calc(var(--row-height) - 4px);

    ${media.touch} {
      min-height: ${token('size', 'target')};
    }
  }

  tbody tr:last-child td {
    border-bottom: 0;
  }

  tbody tr:hover td,
  tbody tr:focus-within td {
    background: ${raised};
  }

  tbody tr[aria-selected='true'] td,
  tbody tr[data-open] td {
    background: ${token('color', 'sapphireSoft')};
  }

  tbody tr[data-open] td:first-child {
    box-shadow: inset 3px 0 ${token('color', 'sapphire')};
  }

  /* On medium screens, cells take two lines. */
  @media (40rem <= width < 64rem) {
    --time-width: 7.75rem;

    th,
    td {
      padding-inline: ${token('space', 2)};
    }

    td:not([data-cell='select'], [data-cell='actions']) {
      white-space: normal;
    }
  }

  /* The record shows the rest, also of an address, which is not broken. */
  @media (width < 64rem) {
    td > bdi {
      display: -webkit-box;
      overflow: hidden;
      overflow-wrap: normal;
      text-overflow: ellipsis;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
    }
  }

  ${phoneRows}
`;

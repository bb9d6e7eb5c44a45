import { IconButton } from '@suite/ui/IconButton';
import { token } from '@suite/ui/theme';
import { Ellipsis, RefreshCw } from 'lucide-react';
import { type ReactNode, type Ref, useState } from 'react';
import styled from 'styled-components';
import { useStrings } from '../language/use-strings.ts';
import { listStrings } from './list-strings.ts';
import { SearchField } from './SearchField.tsx';

interface ListToolbarProps {
  ref: Ref<HTMLDivElement>;
  label: string;
  search: string;
  isSearching: boolean;
  maxSearchLength: number;
  onSearch(search: string): void;
  onRefresh(): void;
  /** Controls after the search field and the refresh button; on a phone, those with `data-tool` open on demand. */
  controls: ReactNode;
  /** Content at the right end. */
  end: ReactNode;
  /** Content below the bar. */
  children: ReactNode;
}

/** Renders the search field and the controls above a list. */
export function ListToolbar({ ref, search, onSearch, ...props }: ListToolbarProps) {
  const strings = useStrings(listStrings);
  const [isOpen, setOpen] = useState(false);
  return (
    <Area ref={ref} role="search" aria-label={props.label}>
      <Bar data-open={isOpen || undefined}>
        <SearchField
          search={search}
          isSearching={props.isSearching}
          maxLength={props.maxSearchLength}
          onSearch={onSearch}
        />
        <IconButton data-refresh label={strings.refresh} onClick={props.onRefresh}>
          <RefreshCw aria-hidden size={16} strokeWidth={1.75} />
        </IconButton>
        <IconButton data-more label={strings.tools} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <Ellipsis aria-hidden size={18} strokeWidth={1.75} />
        </IconButton>
        {props.controls}
        <End>{props.end}</End>
      </Bar>
      {props.children}
    </Area>
  );
}

const Area = styled.div`
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space', 2)};
  margin-bottom: 6px;

  @media (width < 40rem) {
    margin-block: -${token('space', 1)} 0;
  }
`;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px ${token('space', 2)};

  [data-tool][aria-expanded='true'] {
    border-color: ${token('color', 'sapphireText')};
    background: ${token('color', 'sapphireSoft')};
  }

  @container (width >= 40rem) {
    [data-more] {
      display: none;
    }
  }

  /* On a tablet, all controls fit one line. */
  @container (40rem <= width < 48rem) {
    [data-tool] > svg {
      display: none;
    }
  }

  @container (width < 40rem) {
    row-gap: ${token('space', 1)};

    &:not([data-open]) {
      row-gap: 0;
    }

    /* New records are announced, and the search needs the room. */
    [data-refresh],
    &:not([data-open]) [data-tool] {
      display: none;
    }

    [data-more][aria-expanded='true'] {
      background: ${token('color', 'sapphireSoft')};
    }
  }
`;

const End = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: inherit;
  margin-left: auto;

  @container (width < 40rem) {
    display: contents;
  }
`;

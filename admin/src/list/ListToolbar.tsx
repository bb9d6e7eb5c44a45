import { IconButton } from '@suite/ui/IconButton';
import { media, token } from '@suite/ui/theme';
import { VisuallyHidden } from '@suite/ui/VisuallyHidden';
import { LoaderCircle, RefreshCw, Search } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import styled, { keyframes } from 'styled-components';
import { useStrings } from '../language/use-strings.ts';
import { compactControl } from '../screen/compact-control.ts';
import { DebouncedInput } from './DebouncedInput.tsx';
import { listStrings } from './list-strings.ts';

interface ListToolbarProps {
  ref: Ref<HTMLDivElement>;
  label: string;
  search: string;
  isSearching: boolean;
  maxSearchLength: number;
  onSearch(search: string): void;
  onRefresh(): void;
  /** Controls after the search field and the refresh button; on a phone, those with `data-tool` show only their icon. */
  controls: ReactNode;
  /** Content at the right end. */
  end: ReactNode;
  /** Content below the bar. */
  children: ReactNode;
}

/** Renders the search field and the controls above a list. */
export function ListToolbar({ ref, search, onSearch, ...props }: ListToolbarProps) {
  const strings = useStrings(listStrings);
  return (
    <Area ref={ref} role="search" aria-label={props.label}>
      <Bar>
        <SearchField>
          {props.isSearching ? (
            <Searching aria-hidden size={16} strokeWidth={1.75} />
          ) : (
            <Search aria-hidden size={16} strokeWidth={1.75} />
          )}
          <VisuallyHidden role="status">{props.isSearching && strings.searching}</VisuallyHidden>
          <Input
            type="search"
            aria-label={strings.search}
            placeholder={strings.search}
            aria-keyshortcuts="/"
            maxLength={props.maxSearchLength}
            autoComplete="off"
            spellCheck={false}
            value={search}
            onValue={onSearch}
          />
        </SearchField>
        <IconButton data-refresh label={strings.refresh} onClick={props.onRefresh}>
          <RefreshCw aria-hidden size={16} strokeWidth={1.75} />
        </IconButton>
        {props.controls}
        <End>{props.end}</End>
      </Bar>
      {props.children}
    </Area>
  );
}

const turn = keyframes`
  to {
    rotate: 1turn;
  }
`;

const Searching = styled(LoaderCircle)`
  animation: ${turn} 1s linear infinite;
`;

const Area = styled.div`
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space', 2)};
  margin-bottom: 6px;
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

  @container (width < 40rem) {
    gap: ${token('space', 2)} ${token('space', 1)};

    /* New records are announced, and the search needs the room. */
    [data-refresh] {
      display: none;
    }

    [data-tool] {
      min-width: 2.25rem;
      gap: ${token('space', 1)};
      padding-inline: ${token('space', 1)};

      ${media.touch} {
        min-width: ${token('size', 'target')};
      }
    }

    [data-tool] > svg + span {
      position: absolute;
      width: 1px;
      height: 1px;
      clip-path: inset(50%);
      overflow: hidden;
    }
  }
`;

const SearchField = styled.div`
  position: relative;
  flex: 1 1 7rem;
  max-width: 28rem;

  > svg {
    position: absolute;
    top: calc(50% - 8px);
    left: ${token('space', 3)};
    color: ${token('color', 'textMuted')};
    pointer-events: none;
  }

  @container (width < 40rem) {
    flex-basis: 5rem;
    max-width: none;

    > svg {
      left: ${token('space', 2)};
    }
  }
`;

const Input = styled(DebouncedInput)`
  ${compactControl}
  width: 100%;
  padding-left: 2.25rem;

  /* Browsers show it only while the pointer is over the field. */
  &:not(:placeholder-shown)::-webkit-search-cancel-button {
    opacity: 1;
    pointer-events: auto;
  }

  @container (width < 40rem) {
    padding-inline: 1.875rem ${token('space', 1)};
  }
`;

const End = styled.div`
  display: flex;
  gap: inherit;
  margin-left: auto;
`;

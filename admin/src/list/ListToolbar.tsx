import { IconButton } from '@suite/ui/IconButton';
import { media, token } from '@suite/ui/theme';
import { RefreshCw } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import styled from 'styled-components';
import { useStrings } from '../language/use-strings.ts';
import { listStrings, type Total } from './list-strings.ts';
import { SearchField } from './SearchField.tsx';

interface ListToolbarProps {
  ref: Ref<HTMLDivElement>;
  label: string;
  search: string;
  isSearching: boolean;
  /** How many rows a search or a filter finds. */
  found: Total | undefined;
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
        <SearchField
          search={search}
          isSearching={props.isSearching}
          maxLength={props.maxSearchLength}
          onSearch={onSearch}
        />
        <IconButton data-refresh label={strings.refresh} onClick={props.onRefresh}>
          <RefreshCw aria-hidden size={16} strokeWidth={1.75} />
        </IconButton>
        {props.controls}
        {props.found && <Found>{strings.found(props.found)}</Found>}
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

const Found = styled.span`
  color: ${token('color', 'textMuted')};
  font-size: ${token('type', 'small')};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  @container (width < 72rem) {
    display: none;
  }
`;

const End = styled.div`
  display: flex;
  gap: inherit;
  margin-left: auto;
`;

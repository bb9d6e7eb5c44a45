import { token } from '@suite/ui/theme';
import { VisuallyHidden } from '@suite/ui/VisuallyHidden';
import { LoaderCircle, Search } from 'lucide-react';
import styled, { keyframes } from 'styled-components';
import { useStrings } from '../language/use-strings.ts';
import { compactControl } from '../screen/compact-control.ts';
import { DebouncedInput } from './DebouncedInput.tsx';
import { listStrings } from './list-strings.ts';

interface SearchFieldProps {
  search: string;
  isSearching: boolean;
  maxLength: number;
  onSearch(search: string): void;
}

/** Renders the search field of a list, which says that a search is running. */
export function SearchField({ search, isSearching, maxLength, onSearch }: SearchFieldProps) {
  const strings = useStrings(listStrings);
  const Icon = isSearching ? Searching : Search;
  return (
    <Field>
      <Icon aria-hidden size={16} strokeWidth={1.75} />
      <VisuallyHidden role="status">{isSearching && strings.searching}</VisuallyHidden>
      <Input
        type="search"
        aria-label={strings.search}
        placeholder={strings.search}
        aria-keyshortcuts="/"
        maxLength={maxLength}
        autoComplete="off"
        spellCheck={false}
        value={search}
        onValue={onSearch}
      />
    </Field>
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

const Field = styled.div`
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
    /* With the button beside it, the first line. */
    flex-basis: calc(100% - 4rem);
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

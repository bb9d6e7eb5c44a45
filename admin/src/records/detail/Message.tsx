import { Button } from '@suite/ui/Button';
import { token } from '@suite/ui/theme';
import { type Ref, useLayoutEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { useStrings } from '../../language/use-strings.ts';
import type { RecordField } from '../record-config.ts';
import { Highlighted } from '../search/Highlighted.tsx';
import { useSearched } from '../search/search-context.ts';
import { CopyButton } from './CopyButton.tsx';
import { detailStrings } from './detail-strings.ts';

interface MessageProps {
  title: string;
  text: string;
  searchedAs: RecordField['searchedAs'];
}

/** Renders what the sender wrote: its first lines, and all of it after a click or if the search may be in it. */
export function Message({ title, text, searchedAs }: MessageProps) {
  const strings = useStrings(detailStrings);
  const isSearched = useSearched() !== '';
  const [isWhole, setWhole] = useState(isSearched);
  const [isCut, setCut] = useState(false);
  const quote: Ref<HTMLQuoteElement> = useRef(null);
  useLayoutEffect(() => {
    const element = quote.current;
    setCut(element !== null && element.scrollHeight > element.clientHeight);
  }, []);
  return (
    <Root role="group" aria-label={title}>
      <Quote ref={quote} $isWhole={isWhole}>
        <bdi>{searchedAs ? <Highlighted text={text} as={searchedAs} /> : text}</bdi>
      </Quote>
      <CopyButton title={title} text={text} />
      {isCut && !isWhole && (
        <Button $variant="ghost" $size="small" onClick={() => setWhole(true)}>
          {strings.wholeMessage}
        </Button>
      )}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  justify-items: start;
  column-gap: ${token('space', 2)};
`;

const Quote = styled.blockquote<{ $isWhole: boolean }>`
  max-height: ${({ $isWhole }) => ($isWhole ? 'none' : '3lh')};
  margin: 0;
  overflow: hidden;
  color: ${token('color', 'ink')};
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;

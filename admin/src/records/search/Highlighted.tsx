import { token } from '@suite/ui/theme';
import { Fragment } from 'react';
import styled from 'styled-components';
import { cutText, findMatches, type SearchedAs } from './find-matches.ts';
import { useSearched } from './search-context.ts';

interface HighlightedProps {
  text: string;
  as?: SearchedAs | undefined;
  /** Maximum number of characters to show: the start of the text, or the part around the first match. */
  limit?: number | undefined;
}

/** Renders a text with the matches of the list's search highlighted. */
export function Highlighted({ text, as = 'text', limit = Number.MAX_SAFE_INTEGER }: HighlightedProps) {
  const query = useSearched();
  const matches = query === '' ? [] : findMatches(text, query, as);
  const [start, end] = cutText(text, limit, matches);
  const shown = matches.filter((match) => match[0] >= start && match[1] <= end);
  return (
    <>
      {start > 0 && '…'}
      {shown.map(([from, to], index) => (
        <Fragment key={from}>
          {text.slice(shown[index - 1]?.[1] ?? start, from)}
          {/* Screen readers read the text without announcing each match. */}
          <Highlight role="none">{text.slice(from, to)}</Highlight>
        </Fragment>
      ))}
      {text.slice(shown.at(-1)?.[1] ?? start, end)}
      {end < text.length && '…'}
    </>
  );
}

const Highlight = styled.mark`
  background: ${token('color', 'cinnamonSoft')};
  box-shadow: inset 0 -2px ${token('color', 'cinnamon')};
  color: ${token('color', 'ink')};
`;

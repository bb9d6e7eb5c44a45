import { token } from '@suite/ui/theme';
import styled from 'styled-components';
import { useStrings } from '../../language/use-strings.ts';
import { panelStrings } from './panel-strings.ts';

/** Formats a number in as few characters in all interface languages: 2000 as '2K'. */
const compact = new Intl.NumberFormat('en', { notation: 'compact' });

interface TabTitleProps {
  title: string;
  /** Number of unread records; undefined if unknown. */
  unread: number | undefined;
}

/** Renders a tab's title with the number of unread records, which is not part of the tab's accessible name. */
export function TabTitle({ title, unread }: TabTitleProps) {
  const strings = useStrings(panelStrings);
  return (
    <>
      {title}
      {unread ? (
        <Unread data-text={strings.unread(compact.format(unread))} data-number={compact.format(unread)} />
      ) : null}
    </>
  );
}

const Unread = styled.span`
  padding: 0 6px;
  border-radius: ${token('radius', 'round')};
  background: ${token('color', 'sapphireSoft')};
  color: ${token('color', 'sapphireText')};
  font-size: 0.75rem;
  font-variant-numeric: tabular-nums;
  line-height: 1.25rem;

  &::before {
    content: attr(data-text) / '';
  }

  /* Where an open record leaves little room for the line beside the tabs, and on a phone or tablet. */
  @media (width < 90rem) {
    :has([data-side-panel]) &::before {
      content: attr(data-number) / '';
    }
  }

  @media (width < 64rem) {
    &&::before {
      content: attr(data-number) / '';
    }
  }
`;

import { Button } from '@suite/ui/Button';
import { token } from '@suite/ui/theme';
import { ArrowUp, WifiOff } from 'lucide-react';
import styled from 'styled-components';
import { useStrings } from '../../language/use-strings.ts';
import { useIsOnline } from '../../list/use-is-online.ts';
import { tableStrings } from './table-strings.ts';

interface RecordNoticesProps {
  /** Number of records received since the list was loaded. */
  newCount: number;
  /** Whether a list is shown that was loaded before. */
  hasList: boolean;
  onShowNew(): void;
}

/** Announces new records and a lost connection without moving the list. */
export function RecordNotices({ newCount, hasList, onShowNew }: RecordNoticesProps) {
  const strings = useStrings(tableStrings);
  const isOnline = useIsOnline();
  return (
    <Notices role="status">
      {newCount > 0 && (
        <Pill $size="small" onClick={onShowNew}>
          <ArrowUp aria-hidden size={15} strokeWidth={2} />
          {strings.newSubmissions(newCount)}
        </Pill>
      )}
      {!isOnline && hasList && (
        <Note>
          <WifiOff aria-hidden size={16} strokeWidth={1.75} />
          {strings.offlineNote}
        </Note>
      )}
    </Notices>
  );
}

/* Stays below the header while the page is scrolled. */
const Notices = styled.div`
  position: sticky;
  top: calc(${token('size', 'header')} + var(--bar-height) + ${token('space', 1)});
  z-index: ${token('layer', 'chat')};
`;

/* Floats over the table head, so that the rows don't move. */
const Pill = styled(Button)`
  position: absolute;
  left: 50%;
  border-radius: ${token('radius', 'round')};
  box-shadow: ${token('shadow', 'floating')};
  white-space: nowrap;
  translate: -50% 0;
`;

const Note = styled.p`
  display: flex;
  align-items: center;
  gap: ${token('space', 2)};
  margin-bottom: ${token('space', 3)};
  padding: ${token('space', 2)} ${token('space', 3)};
  border-radius: ${token('radius', 'small')};
  background: ${token('color', 'cinnamonSoft')};
  color: ${token('color', 'cinnamonText')};
  font-size: ${token('type', 'small')};
`;

import { token } from '@suite/ui/theme';
import { WifiOff } from 'lucide-react';
import styled from 'styled-components';
import { useStrings } from '../../language/use-strings.ts';
import { useIsOnline } from '../../list/use-is-online.ts';
import { tableStrings } from './table-strings.ts';

/** Announces that a list is shown as it was loaded before the connection was lost. */
export function OfflineNote() {
  const strings = useStrings(tableStrings);
  const isOnline = useIsOnline();
  return (
    <div role="status">
      {!isOnline && (
        <Note>
          <WifiOff aria-hidden size={16} strokeWidth={1.75} />
          {strings.offlineNote}
        </Note>
      )}
    </div>
  );
}

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

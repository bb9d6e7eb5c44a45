import { Button } from '@suite/ui/Button';
import { token } from '@suite/ui/theme';
import { ShieldAlert } from 'lucide-react';
import styled from 'styled-components';
import { useStrings } from '../../language/use-strings.ts';
import { detailStrings } from './detail-strings.ts';

interface FlagNoticeProps {
  /** Name of the reason in the API. */
  reason: string;
  /** Undefined if the user is a viewer or the record is in the trash. */
  onUnflag: (() => void) | undefined;
}

/** Renders why a record may be spam, with a button to mark it as not spam. */
export function FlagNotice({ reason, onUnflag }: FlagNoticeProps) {
  const strings = useStrings(detailStrings);
  return (
    <Notice>
      <ShieldAlert aria-hidden size={18} strokeWidth={1.75} />
      <p>
        <bdi>{strings.flagged(strings.flagReasons[reason] ?? reason)}</bdi>
      </p>
      {onUnflag && (
        <Button $variant="secondary" $size="small" onClick={onUnflag}>
          {strings.notSpam}
        </Button>
      )}
    </Notice>
  );
}

const Notice = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space', 2)} ${token('space', 3)};
  padding: ${token('space', 2)} ${token('space', 3)};
  border-radius: ${token('radius', 'small')};
  background: ${token('color', 'cinnamonSoft')};
  color: ${token('color', 'cinnamonText')};
  font-size: ${token('type', 'small')};

  p {
    flex: 1;
  }
`;

import type { FailedCodes } from '@suite/contracts/session';
import { token } from '@suite/ui/theme';
import { ShieldAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useWords } from '../../language/use-words.ts';
import { Timestamp } from '../../records/Timestamp.tsx';
import { failedCodesWords } from './failed-codes-words.ts';

interface FailedCodesNoticeProps {
  failedCodes: FailedCodes;
  /** What can be done about it here. */
  children?: ReactNode;
}

/** Tells the owner that somebody with their password entered wrong second-factor codes. */
export function FailedCodesNotice({ failedCodes, children }: FailedCodesNoticeProps) {
  const words = useWords(failedCodesWords);
  return (
    <Place role="alert">
      <ShieldAlert aria-hidden size={20} strokeWidth={1.75} />
      <div>
        <strong>{words.title(failedCodes.count)}</strong>
        <p>
          {words.last} <Timestamp value={failedCodes.lastAt} />
        </p>
        <p>{words.advice}</p>
        {children && <Actions>{children}</Actions>}
      </div>
    </Place>
  );
}

const Place = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${token('space', 3)};
  margin-block: ${token('space', 3)};
  padding: ${token('space', 3)} ${token('space', 4)};
  border-radius: ${token('radius', 'small')};
  background: ${token('color', 'cinnamonSoft')};
  color: ${token('color', 'cinnamonText')};
  font-size: ${token('type', 'small')};

  && p {
    max-width: ${token('size', 'text')};
    color: inherit;
  }

  strong {
    font-size: 0.9375rem;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space', 2)};
  margin-top: ${token('space', 3)};
`;

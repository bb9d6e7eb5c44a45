import type { FailedCodes } from '@suite/contracts/session';
import type { ReactNode } from 'react';
import { useWords } from '../../language/use-words.ts';
import { Timestamp } from '../../records/Timestamp.tsx';
import { WarningNotice } from '../../screen/WarningNotice.tsx';
import { failedCodesWords } from './failed-codes-words.ts';

interface FailedCodesNoticeProps {
  failedCodes: FailedCodes;
  /** Buttons of the notice. */
  children?: ReactNode;
}

/** Warns the account's owner that someone who has the password entered wrong second-factor codes. */
export function FailedCodesNotice({ failedCodes, children }: FailedCodesNoticeProps) {
  const words = useWords(failedCodesWords);
  return (
    <WarningNotice role="alert" title={words.title(failedCodes.count)} actions={children}>
      <p>
        {words.last} <Timestamp value={failedCodes.lastAt} />
      </p>
      <p>{words.advice}</p>
    </WarningNotice>
  );
}

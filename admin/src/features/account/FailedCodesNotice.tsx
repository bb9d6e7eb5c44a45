import type { FailedCodes } from '@suite/contracts/session';
import type { ReactNode } from 'react';
import { useStrings } from '../../language/use-strings.ts';
import { Timestamp } from '../../list/Timestamp.tsx';
import { WarningNotice } from '../../screen/WarningNotice.tsx';
import { failedCodesStrings } from './failed-codes-strings.ts';

interface FailedCodesNoticeProps {
  failedCodes: FailedCodes;
  /** Buttons of the notice. */
  children?: ReactNode;
}

/** Warns the account's owner that someone who has the password entered wrong second-factor codes. */
export function FailedCodesNotice({ failedCodes, children }: FailedCodesNoticeProps) {
  const strings = useStrings(failedCodesStrings);
  return (
    <WarningNotice role="alert" title={strings.title(failedCodes.count)} actions={children}>
      <p>
        {strings.last}
        <Timestamp value={failedCodes.lastAt} />
      </p>
      <p>{strings.advice}</p>
    </WarningNotice>
  );
}

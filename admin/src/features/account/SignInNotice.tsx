import { Link } from '@suite/host/router';
import { Button, ButtonLink } from '@suite/ui/Button';
import { useState } from 'react';
import { useAccount } from '../../account/account-context.ts';
import { useWords } from '../../language/use-words.ts';
import { FailedCodesNotice } from './FailedCodesNotice.tsx';
import { failedCodesWords } from './failed-codes-words.ts';

const key = 'failed-codes-seen';

function seen(): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Shows wrong second-factor codes after a sign-in, until the notice is closed in this tab. */
export function SignInNotice({ accountAddress }: { accountAddress: string }) {
  const words = useWords(failedCodesWords);
  const { failedCodes } = useAccount();
  const [closed, setClosed] = useState(seen);
  if (!failedCodes || closed === failedCodes.lastAt) return null;
  const handleClose = () => {
    setClosed(failedCodes.lastAt);
    try {
      sessionStorage.setItem(key, failedCodes.lastAt);
    } catch {
      // Without storage the notice returns with the next load.
    }
  };
  return (
    <FailedCodesNotice failedCodes={failedCodes}>
      <ButtonLink as={Link} to={accountAddress} $size="small">
        {words.changePassword}
      </ButtonLink>
      <Button $variant="secondary" $size="small" onClick={handleClose}>
        {words.close}
      </Button>
    </FailedCodesNotice>
  );
}

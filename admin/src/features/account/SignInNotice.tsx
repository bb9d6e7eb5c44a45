import { Link } from '@suite/host/router';
import { Button, ButtonLink } from '@suite/ui/Button';
import { useAccount } from '../../account/account-context.ts';
import { useStrings } from '../../language/use-strings.ts';
import { useDismissed } from '../../screen/use-dismissed.ts';
import { FailedCodesNotice } from './FailedCodesNotice.tsx';
import { failedCodesStrings } from './failed-codes-strings.ts';

/** Warns about wrong second-factor codes after a sign-in, until the user closes the notice in this tab. */
export function SignInNotice({ accountAddress }: { accountAddress: string }) {
  const strings = useStrings(failedCodesStrings);
  const { failedCodes } = useAccount();
  const { isDismissed, dismiss } = useDismissed('failed-codes-seen', failedCodes?.lastAt);
  if (!failedCodes || isDismissed) return null;
  return (
    <FailedCodesNotice failedCodes={failedCodes}>
      <ButtonLink as={Link} to={accountAddress} $size="small">
        {strings.changePassword}
      </ButtonLink>
      <Button $variant="secondary" $size="small" onClick={dismiss}>
        {strings.close}
      </Button>
    </FailedCodesNotice>
  );
}

import type { FailedCodes } from '@suite/contracts/session';
import { Link } from '@suite/host/router';
import { Button, ButtonLink } from '@suite/ui/Button';
import type { ReactNode } from 'react';
import { useAccount } from '../../account/account-context.ts';
import { useStrings } from '../../language/use-strings.ts';
import { Timestamp } from '../../list/Timestamp.tsx';
import { useDismissed } from '../../screen/use-dismissed.ts';
import { WarningNotice } from '../../screen/WarningNotice.tsx';

const en = {
  title: (count: number) =>
    count === 1
      ? 'A wrong second-factor code was entered for your account'
      : `${count} wrong second-factor codes were entered for your account`,
  last: 'Last time: ',
  advice:
    'The person who entered them knows your password. If that was not you, change your password now and end your other sessions.',
  changePassword: 'Change password',
  close: 'Close',
};

const ja: typeof en = {
  title: (count) => `このアカウントで2段階認証のコードの誤入力が${count}回ありました`,
  last: '最終日時：',
  advice:
    '入力した人はこのアカウントのパスワードを知っています。心当たりがない場合は、すぐにパスワードを変更してほかのセッションを終了してください。',
  changePassword: 'パスワードを変更',
  close: '閉じる',
};

const failedCodesStrings = { en, ja };

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

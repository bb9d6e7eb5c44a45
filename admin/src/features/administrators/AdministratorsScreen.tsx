import type { Administrator, AdministratorChange } from '@suite/contracts/administrator';
import { useHost } from '@suite/host/HostContext';
import { Button } from '@suite/ui/Button';
import { token } from '@suite/ui/theme';
import { isApiFailure } from '@suite/web-api';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { useAccount } from '../../account/account-context.ts';
import { describeFailure, failureStrings, isSessionEnd } from '../../language/failure-strings.ts';
import { useStrings } from '../../language/use-strings.ts';
import { ListPlaceholder } from '../../list/ListPlaceholder.tsx';
import { useNotices } from '../../screen/use-notices.ts';
import { ViewHeader } from '../../screen/ViewHeader.tsx';
import { AddDialog } from './AddDialog.tsx';
import { AdministratorTable } from './AdministratorTable.tsx';
import { useListAdministratorsQuery, useSendTestMailMutation } from './administrators-api.ts';
import { administratorsStrings } from './administrators-strings.ts';
import { ChangeDialog } from './ChangeDialog.tsx';
import { ResetPasswordDialog } from './ResetPasswordDialog.tsx';

type Open =
  | { dialog: 'add' }
  | { dialog: 'reset-password'; administrator: Administrator }
  | { dialog: 'change'; administrator: Administrator; change: AdministratorChange };

/** Renders the accounts and their roles. For administrators only. */
export function AdministratorsScreen() {
  const strings = useStrings(administratorsStrings);
  const { data, error, isFetching, refetch } = useListAdministratorsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const [open, setOpen] = useState<Open>();
  const handleClose = () => setOpen(undefined);

  return (
    <section aria-label={strings.title}>
      <ViewHeader title={strings.title} hint={strings.hint}>
        <Button $size="small" onClick={() => setOpen({ dialog: 'add' })}>
          <UserPlus aria-hidden size={16} strokeWidth={1.75} />
          {strings.add}
        </Button>
      </ViewHeader>
      {!data && <ListPlaceholder error={error} onRetry={refetch} loading={strings.loading} height="12rem" />}
      {data && (
        <AdministratorTable
          administrators={data}
          isStale={isFetching}
          actions={{
            onChange: (administrator, change) => setOpen({ dialog: 'change', administrator, change }),
            onResetPassword: (administrator) => setOpen({ dialog: 'reset-password', administrator }),
          }}
        />
      )}
      <InstallationBar />
      {open?.dialog === 'add' && <AddDialog onClose={handleClose} />}
      {open?.dialog === 'reset-password' && (
        <ResetPasswordDialog administrator={open.administrator} onClose={handleClose} />
      )}
      {open?.dialog === 'change' && (
        <ChangeDialog administrator={open.administrator} change={open.change} onClose={handleClose} />
      )}
    </section>
  );
}

/** Renders the version of the product, and a button that sends a test mail to the operator. */
function InstallationBar() {
  const strings = useStrings(administratorsStrings);
  const { release } = useAccount();
  const host = useHost();
  const { fail } = useNotices();
  const failures = useStrings(failureStrings);
  const [send, { isLoading }] = useSendTestMailMutation();
  const describe = (error: unknown) => {
    const body = isApiFailure(error) ? error.body : undefined;
    if (body?.code === 'no_mail_server') return strings.noMailServer;
    if (body?.code === 'mail_failed') return body.message;
    return describeFailure(error, { ...failures, failed: strings.testMailFailed });
  };
  const handleClick = async () => {
    try {
      const { to } = await send().unwrap();
      host.toast({ title: strings.testMail, description: strings.testMailSent(to) });
    } catch (error) {
      if (!isSessionEnd(error)) fail(describe(error), strings.testMail);
    }
  };
  return (
    <Bar>
      <span>{strings.testMailHint}</span>
      <Button $variant="secondary" $size="small" disabled={isLoading} onClick={handleClick}>
        {strings.sendTestMail}
      </Button>
      {release && <Version>{strings.version(release)}</Version>}
    </Bar>
  );
}

const Bar = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space', 2)} ${token('space', 4)};
  margin-top: ${token('space', 4)};
  padding: ${token('space', 3)};
  border: 1px solid ${token('color', 'hairline')};
  border-radius: ${token('radius', 'small')};
  color: ${token('color', 'textMuted')};
  font-size: ${token('type', 'small')};
`;

const Version = styled.span`
  margin-left: auto;
`;

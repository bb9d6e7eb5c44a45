import type { Administrator, AdministratorChange } from '@suite/contracts/administrator';
import { useHost } from '@suite/host/HostContext';
import { Button } from '@suite/ui/Button';
import { Skeleton } from '@suite/ui/Skeleton';
import { VisuallyHidden } from '@suite/ui/VisuallyHidden';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { describeFailure, failureWords, isSessionEnd } from '../../language/failure-words.ts';
import { useWords } from '../../language/use-words.ts';
import { ListFailure } from '../../records/ListFailure.tsx';
import { ViewHeader } from '../../screen/ViewHeader.tsx';
import { AddDialog } from './AddDialog.tsx';
import { AdministratorTable } from './AdministratorTable.tsx';
import { useChangeAdministratorMutation, useListAdministratorsQuery } from './administrators-api.ts';
import { administratorsWords } from './administrators-words.ts';
import { DisableDialog } from './DisableDialog.tsx';
import { describeRefusal } from './describe-refusal.ts';
import { ResetPasswordDialog } from './ResetPasswordDialog.tsx';

type Open =
  | { dialog: 'add' }
  | { dialog: 'reset-password'; administrator: Administrator }
  | { dialog: 'disable'; administrator: Administrator };

/** Who may sign in, and as what. For administrators only. */
export function AdministratorsScreen() {
  const words = useWords(administratorsWords);
  const failures = useWords(failureWords);
  const host = useHost();
  const { data, error, isFetching, refetch } = useListAdministratorsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const [change] = useChangeAdministratorMutation();
  const [open, setOpen] = useState<Open>();
  const handleClose = () => setOpen(undefined);

  const handleChange = async ({ id, username }: Administrator, wanted: AdministratorChange) => {
    handleClose();
    try {
      await change({ id, ...wanted }).unwrap();
      host.toast({ title: words.title, description: words.changed(username) });
    } catch (failure) {
      if (isSessionEnd(failure)) return;
      const description = describeRefusal(failure, words) ?? describeFailure(failure, failures);
      host.toast({ title: words.error, description, variant: 'destructive' });
    }
  };

  return (
    <section aria-label={words.title}>
      <ViewHeader title={words.title} hint={words.hint}>
        <Button $size="small" onClick={() => setOpen({ dialog: 'add' })}>
          <UserPlus aria-hidden size={16} strokeWidth={1.75} />
          {words.add}
        </Button>
      </ViewHeader>
      {error && !data && <ListFailure error={error} onRetry={refetch} />}
      {!error && !data && (
        <>
          <VisuallyHidden role="status">{words.loading}</VisuallyHidden>
          <Skeleton $height="12rem" />
        </>
      )}
      {data && (
        <AdministratorTable
          administrators={data}
          isStale={isFetching}
          acts={{
            onChange: handleChange,
            onDisable: (administrator) => setOpen({ dialog: 'disable', administrator }),
            onResetPassword: (administrator) => setOpen({ dialog: 'reset-password', administrator }),
          }}
        />
      )}
      {open?.dialog === 'add' && <AddDialog onClose={handleClose} />}
      {open?.dialog === 'reset-password' && (
        <ResetPasswordDialog administrator={open.administrator} onClose={handleClose} />
      )}
      {open?.dialog === 'disable' && (
        <DisableDialog
          username={open.administrator.username}
          onConfirm={() => handleChange(open.administrator, { isDisabled: true })}
          onClose={handleClose}
        />
      )}
    </section>
  );
}

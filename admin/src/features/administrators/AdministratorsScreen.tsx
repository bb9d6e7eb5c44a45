import type { Administrator, AdministratorChange } from '@suite/contracts/administrator';
import { Button } from '@suite/ui/Button';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useStrings } from '../../language/use-strings.ts';
import { ListPlaceholder } from '../../list/ListPlaceholder.tsx';
import { ViewHeader } from '../../screen/ViewHeader.tsx';
import { AddDialog } from './AddDialog.tsx';
import { AdministratorTable } from './AdministratorTable.tsx';
import { useListAdministratorsQuery } from './administrators-api.ts';
import { administratorsStrings } from './administrators-strings.ts';
import { ChangeDialog } from './ChangeDialog.tsx';
import { InstallationBar } from './InstallationBar.tsx';
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

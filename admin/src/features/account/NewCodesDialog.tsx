import { Dialog } from '@suite/ui/Dialog';
import { useState } from 'react';
import { ConfirmDialog } from '../../account/ConfirmDialog.tsx';
import { useWords } from '../../language/use-words.ts';
import { useMakeRecoveryCodesMutation } from './account-api.ts';
import { accountWords } from './account-words.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';

/** Replaces the recovery codes and shows the new ones. */
export function NewCodesDialog({ onClose }: { onClose(): void }) {
  const words = useWords(accountWords);
  const [make] = useMakeRecoveryCodesMutation();
  const [codes, setCodes] = useState<string[]>();
  if (!codes)
    return (
      <ConfirmDialog
        title={words.newCodesTitle}
        hint={words.newCodesHint}
        action={words.newCodes}
        initialValues={{}}
        onConfirm={async ({ currentPassword: password, currentCode: code }) =>
          setCodes((await make({ password, code }).unwrap()).recoveryCodes)
        }
        onClose={onClose}
      />
    );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={words.codesTitle}
      description={words.codesHint}
      closeLabel={words.close}
      maxWidth="32rem"
    >
      <RecoveryCodes codes={codes} onDone={onClose} />
    </Dialog>
  );
}

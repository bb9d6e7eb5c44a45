import { isApiFailure } from '@suite/web-api';
import { useState } from 'react';
import { ConfirmDialog } from '../../account/ConfirmDialog.tsx';
import { useStrings } from '../../language/use-strings.ts';
import { PanelDialog } from '../../screen/PanelDialog.tsx';
import { useCreateRecoveryCodesMutation } from './account-api.ts';
import { accountStrings } from './account-strings.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';

/** Replaces the recovery codes after confirmation and shows the new ones. */
export function NewCodesDialog({ onClose }: { onClose(): void }) {
  const strings = useStrings(accountStrings);
  const [make] = useCreateRecoveryCodesMutation();
  const [codes, setCodes] = useState<string[]>();
  if (!codes)
    return (
      <ConfirmDialog
        title={strings.newCodesTitle}
        hint={strings.newCodesHint}
        action={strings.newCodes}
        initialValues={{}}
        onConfirm={async ({ currentPassword: password, currentCode: code }) =>
          setCodes((await make({ password, code }).unwrap()).recoveryCodes)
        }
        describe={(error) =>
          isApiFailure(error) && error.body?.code === 'second_factor_off' ? strings.turnedOff : undefined
        }
        onClose={onClose}
      />
    );
  return (
    <PanelDialog
      onClose={onClose}
      title={strings.codesTitle}
      description={strings.codesHint}
      maxWidth="32rem"
      staysOpen
    >
      <RecoveryCodes codes={codes} onDone={onClose} />
    </PanelDialog>
  );
}

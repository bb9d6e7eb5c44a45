import type { SecondFactorDraft } from '@suite/contracts/second-factor';
import { isApiFailure } from '@suite/web-api';
import { useState } from 'react';
import { ConfirmForm } from '../../account/ConfirmForm.tsx';
import { useStrings } from '../../language/use-strings.ts';
import { PanelDialog } from '../../screen/PanelDialog.tsx';
import { useConfirmSecondFactorMutation, useStartSecondFactorMutation } from './account-api.ts';
import { accountStrings } from './account-strings.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { isOnAlready, ScanStep } from './ScanStep.tsx';

/** Turns the second factor on in three steps: password, first app code, recovery codes. */
export function TurnOnDialog({ onClose }: { onClose(): void }) {
  const strings = useStrings(accountStrings);
  const [start] = useStartSecondFactorMutation();
  const [confirm] = useConfirmSecondFactorMutation();
  const [draft, setDraft] = useState<SecondFactorDraft>();
  const [codes, setCodes] = useState<string[]>();

  const texts = codes
    ? { title: strings.codesTitle, description: strings.codesHint }
    : draft
      ? { title: strings.scanTitle, description: strings.scanHint }
      : { title: strings.turnOnTitle, description: strings.turnOnHint };
  return (
    <PanelDialog onClose={onClose} {...texts} maxWidth="32rem" staysOpen={codes !== undefined}>
      {!draft && (
        <ConfirmForm
          action={strings.proceed}
          initialValues={{}}
          onConfirm={async ({ currentPassword: password }) => setDraft(await start({ password }).unwrap())}
          describe={(error) =>
            isApiFailure(error) && error.body?.fields?.password
              ? { currentPassword: strings.wrongPassword }
              : isOnAlready(error)
                ? strings.onAlready
                : undefined
          }
          onCancel={onClose}
        />
      )}
      {draft && !codes && (
        <ScanStep
          draft={draft}
          onConfirm={async (code) => setCodes((await confirm({ code }).unwrap()).recoveryCodes)}
        />
      )}
      {codes && <RecoveryCodes codes={codes} onDone={onClose} />}
    </PanelDialog>
  );
}

import type { SecondFactorDraft } from '@suite/contracts/second-factor';
import { Button } from '@suite/ui/Button';
import { Dialog } from '@suite/ui/Dialog';
import { useState } from 'react';
import { useStrings } from '../../language/use-strings.ts';
import { useConfirmSecondFactorMutation, useStartSecondFactorMutation } from './account-api.ts';
import { accountStrings } from './account-strings.ts';
import { PasswordStep } from './PasswordStep.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { ScanStep } from './ScanStep.tsx';

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
    <Dialog
      open
      onOpenChange={onClose}
      {...texts}
      closeLabel={strings.close}
      maxWidth="32rem"
      staysOpen={codes !== undefined}
    >
      {!draft && (
        <PasswordStep
          action={strings.proceed}
          onConfirm={async (password) => setDraft(await start({ password }).unwrap())}
        >
          <Button $variant="secondary" onClick={onClose}>
            {strings.cancel}
          </Button>
        </PasswordStep>
      )}
      {draft && !codes && (
        <ScanStep
          draft={draft}
          onConfirm={async (code) => setCodes((await confirm({ code }).unwrap()).recoveryCodes)}
        />
      )}
      {codes && <RecoveryCodes codes={codes} onDone={onClose} />}
    </Dialog>
  );
}

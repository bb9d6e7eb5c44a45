import type { SecondFactorDraft } from '@suite/contracts/second-factor';
import { Button } from '@suite/ui/Button';
import { Dialog } from '@suite/ui/Dialog';
import { useState } from 'react';
import { useWords } from '../../language/use-words.ts';
import { useBeginSecondFactorMutation, useConfirmSecondFactorMutation } from './account-api.ts';
import { accountWords } from './account-words.ts';
import { PasswordStep } from './PasswordStep.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { ScanStep } from './ScanStep.tsx';

/** Turns the second factor on in three steps: password, first app code, recovery codes. */
export function TurnOnDialog({ onClose }: { onClose(): void }) {
  const words = useWords(accountWords);
  const [begin] = useBeginSecondFactorMutation();
  const [confirm] = useConfirmSecondFactorMutation();
  const [draft, setDraft] = useState<SecondFactorDraft>();
  const [codes, setCodes] = useState<string[]>();

  const texts = codes
    ? { title: words.codesTitle, description: words.codesHint }
    : draft
      ? { title: words.scanTitle, description: words.scanHint }
      : { title: words.turnOnTitle, description: words.turnOnHint };
  return (
    <Dialog open onOpenChange={onClose} {...texts} closeLabel={words.close} maxWidth="32rem">
      {!draft && (
        <PasswordStep
          action={words.proceed}
          onConfirm={async (password) => setDraft(await begin({ password }).unwrap())}
        >
          <Button $variant="secondary" onClick={onClose}>
            {words.cancel}
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

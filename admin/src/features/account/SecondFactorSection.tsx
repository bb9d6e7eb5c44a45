import type { Confirmation } from '@suite/contracts/administrator';
import type { SecondFactorState } from '@suite/contracts/second-factor';
import { useHost } from '@suite/host/HostContext';
import { Badge } from '@suite/ui/Badge';
import { Button } from '@suite/ui/Button';
import { Skeleton } from '@suite/ui/Skeleton';
import { Row } from '@suite/ui/Stack';
import { VisuallyHidden } from '@suite/ui/VisuallyHidden';
import { useState } from 'react';
import { ConfirmDialog } from '../../account/ConfirmDialog.tsx';
import { useWords } from '../../language/use-words.ts';
import { ListFailure } from '../../records/ListFailure.tsx';
import { ScreenSection } from '../../screen/ScreenSection.tsx';
import { useReadSecondFactorQuery, useTurnOffSecondFactorMutation } from './account-api.ts';
import { accountWords } from './account-words.ts';
import { NewCodesDialog } from './NewCodesDialog.tsx';
import { TurnOnDialog } from './TurnOnDialog.tsx';

type Open = 'turn-on' | 'turn-off' | 'new-codes';

/** Number of remaining recovery codes at which the user is advised to create new ones. */
const few = 3;

/** Renders the account section for the second factor and its recovery codes. */
export function SecondFactorSection() {
  const words = useWords(accountWords);
  const host = useHost();
  const { data, error, refetch } = useReadSecondFactorQuery(undefined, { refetchOnMountOrArgChange: true });
  const [turnOff] = useTurnOffSecondFactorMutation();
  const [open, setOpen] = useState<Open>();
  const handleClose = () => setOpen(undefined);
  const handleTurnOff = async ({ currentPassword: password, currentCode: code }: Confirmation) => {
    await turnOff({ password, code }).unwrap();
    handleClose();
    host.toast({ title: words.factorTitle, description: words.turnedOff });
  };
  return (
    <ScreenSection
      title={words.factorTitle}
      hint={words.factorHint}
      state={
        data && <Badge $tone={data.isOn ? 'success' : 'neutral'}>{data.isOn ? words.on : words.off}</Badge>
      }
    >
      {error && !data && <ListFailure error={error} onRetry={refetch} />}
      {!error && !data && (
        <>
          <VisuallyHidden role="status">{words.loading}</VisuallyHidden>
          <Skeleton $height="2.75rem" />
        </>
      )}
      {data && <State state={data} onOpen={setOpen} />}
      {open === 'turn-on' && <TurnOnDialog onClose={handleClose} />}
      {open === 'new-codes' && <NewCodesDialog onClose={handleClose} />}
      {open === 'turn-off' && (
        <ConfirmDialog
          title={words.turnOffTitle}
          hint={words.turnOffHint}
          action={words.turnOff}
          isDangerous
          initialValues={{}}
          onConfirm={handleTurnOff}
          onClose={handleClose}
        />
      )}
    </ScreenSection>
  );
}

function State({
  state: { isOn, recoveryCodesLeft },
  onOpen,
}: {
  state: SecondFactorState;
  onOpen(open: Open): void;
}) {
  const words = useWords(accountWords);
  if (!isOn)
    return (
      <Row>
        <Button onClick={() => onOpen('turn-on')}>{words.turnOn}</Button>
      </Row>
    );
  return (
    <>
      <p>
        {words.codesLeft(recoveryCodesLeft)} {recoveryCodesLeft <= few && words.fewCodes}
      </p>
      <Row>
        <Button $variant="secondary" onClick={() => onOpen('new-codes')}>
          {words.newCodes}
        </Button>
        <Button $variant="secondary" onClick={() => onOpen('turn-off')}>
          {words.turnOff}
        </Button>
      </Row>
    </>
  );
}

import type { Confirmation } from '@suite/contracts/administrator';
import type { SecondFactorDraft, SecondFactorState } from '@suite/contracts/second-factor';
import { useHost } from '@suite/host/HostContext';
import { Badge } from '@suite/ui/Badge';
import { Button } from '@suite/ui/Button';
import { Row } from '@suite/ui/Stack';
import { isApiFailure } from '@suite/web-api';
import { useState } from 'react';
import { ConfirmDialog } from '../../account/ConfirmDialog.tsx';
import { ConfirmForm } from '../../account/ConfirmForm.tsx';
import { useStrings } from '../../language/use-strings.ts';
import { ListPlaceholder } from '../../list/ListPlaceholder.tsx';
import { PanelDialog } from '../../screen/PanelDialog.tsx';
import { ScreenSection } from '../../screen/ScreenSection.tsx';
import {
  useConfirmSecondFactorMutation,
  useCreateRecoveryCodesMutation,
  useReadSecondFactorQuery,
  useStartSecondFactorMutation,
  useTurnOffSecondFactorMutation,
} from './account-api.ts';
import { accountStrings } from './account-strings.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { isOnAlready, ScanStep } from './ScanStep.tsx';

type Open = 'turn-on' | 'turn-off' | 'new-codes';

/** Number of remaining recovery codes at which the user is advised to create new ones. */
const few = 3;

/** Renders the account section for the second factor and its recovery codes. */
export function SecondFactorSection() {
  const strings = useStrings(accountStrings);
  const host = useHost();
  const { data, error, refetch } = useReadSecondFactorQuery(undefined, { refetchOnMountOrArgChange: true });
  const [turnOff] = useTurnOffSecondFactorMutation();
  const [open, setOpen] = useState<Open>();
  const handleClose = () => setOpen(undefined);
  const handleTurnOff = async ({ currentPassword: password, currentCode: code }: Confirmation) => {
    await turnOff({ password, code }).unwrap();
    handleClose();
    host.toast({ title: strings.factorTitle, description: strings.turnedOff });
  };
  return (
    <ScreenSection
      title={strings.factorTitle}
      hint={strings.factorHint}
      state={
        data && (
          <Badge $tone={data.isOn ? 'success' : 'warning'}>{data.isOn ? strings.on : strings.off}</Badge>
        )
      }
    >
      {data ? (
        <State state={data} onOpen={setOpen} />
      ) : (
        <ListPlaceholder error={error} isPart onRetry={refetch} loading={strings.loading} height="2.75rem" />
      )}
      {open === 'turn-on' && <TurnOnDialog onClose={handleClose} />}
      {open === 'new-codes' && <NewCodesDialog onClose={handleClose} />}
      {open === 'turn-off' && (
        <ConfirmDialog
          title={strings.turnOffTitle}
          hint={strings.turnOffHint}
          action={strings.turnOff}
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
  const strings = useStrings(accountStrings);
  if (!isOn)
    return (
      <Row>
        <Button onClick={() => onOpen('turn-on')}>{strings.turnOn}</Button>
      </Row>
    );
  return (
    <>
      <p>
        {strings.codesLeft(recoveryCodesLeft)} {recoveryCodesLeft <= few && strings.fewCodes}
      </p>
      <Row>
        <Button $variant="secondary" onClick={() => onOpen('new-codes')}>
          {strings.newCodes}
        </Button>
        <Button $variant="secondary" onClick={() => onOpen('turn-off')}>
          {strings.turnOff}
        </Button>
      </Row>
    </>
  );
}

/** Replaces the recovery codes after confirmation and shows the new ones. */
function NewCodesDialog({ onClose }: { onClose(): void }) {
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

/** Turns the second factor on in three steps: password, first app code, recovery codes. */
function TurnOnDialog({ onClose }: { onClose(): void }) {
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

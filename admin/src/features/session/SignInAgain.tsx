import { FormMessage } from '@suite/ui/FormMessage';
import { Stack } from '@suite/ui/Stack';
import { useState } from 'react';
import { useStrings } from '../../language/use-strings.ts';
import { PanelDialog } from '../../screen/PanelDialog.tsx';
import { SignInForm } from './SignInForm.tsx';
import { sessionStrings } from './session-strings.ts';

interface SignInAgainProps {
  isOpen: boolean;
  /** Name of the user whose session has ended. */
  username: string;
  /** Closes the dialog without a session; it reopens at the next request that needs one. */
  onClose(): void;
  /** Called after the server accepted the sign-in. Returns whether a session exists; rejects if the check fails. */
  onSignedIn(): Promise<boolean>;
}

/** Renders a sign-in dialog over a page whose session has ended. */
export function SignInAgain({ isOpen, username, onClose, onSignedIn }: SignInAgainProps) {
  const strings = useStrings(sessionStrings);
  const [problem, setProblem] = useState<string>();
  const handleSignedIn = async () => {
    const isThere = await onSignedIn().catch(() => false);
    setProblem(isThere ? undefined : strings.noSession);
    return isThere;
  };
  return (
    <PanelDialog isOpen={isOpen} onClose={onClose} title={strings.againTitle} description={strings.againHint}>
      <Stack>
        {problem !== undefined && <FormMessage role="alert">{problem}</FormMessage>}
        <SignInForm
          refusal="application/json"
          username={username}
          onProblem={setProblem}
          onSignedIn={handleSignedIn}
        />
      </Stack>
    </PanelDialog>
  );
}

import { useLocation } from '@suite/host/router';
import { FormMessage } from '@suite/ui/FormMessage';
import { Stack } from '@suite/ui/Stack';
import { type ReactNode, useEffect, useState } from 'react';
import { AccountContext } from '../../account/account-context.ts';
import { useCheckSessionQuery } from '../../account/session-check.ts';
import { isSessionEnd } from '../../language/failure-strings.ts';
import { useStrings } from '../../language/use-strings.ts';
import { paths } from '../../paths.ts';
import { Loading, Redirect } from '../../screen/Loading.tsx';
import { PanelDialog } from '../../screen/PanelDialog.tsx';
import { SignInForm } from './SignInForm.tsx';
import { sessionStrings } from './session-strings.ts';

/**
 * Shows its content to signed-in users. Redirects others to the login, whose address keeps the query unless they have
 * logged out here. If the session ends while the page is open, the page stays and a dialog asks the user to sign in again.
 */
export function SessionGate({ children }: { children: ReactNode }) {
  const { data, error, isLoading, requestId, refetch } = useCheckSessionQuery();
  const { search } = useLocation();
  const [owner, setOwner] = useState<string>();
  const [closed, setClosed] = useState<string>();
  if (data?.authenticated && owner === undefined) setOwner(data.username);

  const isOthers = data !== undefined && owner !== undefined && data.username !== owner;
  useEffect(() => {
    // A different user signed in: discard the previous user's data.
    if (isOthers) location.reload();
  }, [isOthers]);

  if (isOthers || (isLoading && error === undefined)) return <Loading />;
  // After a logout, the next user does not arrive at this user's view.
  if (!data?.authenticated) return <Redirect to={paths.login + (owner === undefined ? search : '')} />;
  const hasEnded = isSessionEnd(error);
  return (
    <AccountContext value={data}>
      {children}
      <SignInAgain
        isOpen={hasEnded && closed !== requestId}
        username={data.username}
        onClose={() => setClosed(requestId)}
        onSignedIn={async () => (await refetch().unwrap()).authenticated}
      />
    </AccountContext>
  );
}

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
function SignInAgain({ isOpen, username, onClose, onSignedIn }: SignInAgainProps) {
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

import { Navigate, useLocation } from '@suite/host/router';
import { type ReactNode, useEffect, useState } from 'react';
import { AccountContext } from '../../account/account-context.ts';
import { useCheckSessionQuery } from '../../account/session-check.ts';
import { isSessionEnd } from '../../language/failure-strings.ts';
import { paths } from '../../paths.ts';
import { Loading } from '../../screen/Loading.tsx';
import { SignInAgain } from './SignInAgain.tsx';

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
  if (!data?.authenticated)
    return <Navigate to={paths.login + (owner === undefined ? search : '')} replace />;
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

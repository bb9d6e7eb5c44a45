import { Navigate } from '@suite/host/router';
import { isApiFailure } from '@suite/web-api';
import { type ReactNode, useEffect, useState } from 'react';
import { AccountContext } from '../../account/account-context.ts';
import { paths } from '../../paths.ts';
import { Loading } from '../../screen/Loading.tsx';
import { SignInAgain } from './SignInAgain.tsx';
import { useCheckSessionQuery } from './session-api.ts';

/**
 * Lets only those see a page who are signed in; others are sent to the login (spec section 2). Where a session ends while
 * its page is open, the page stays and signing in again stands over it.
 */
export function SessionGate({ children }: { children: ReactNode }) {
  const { data, error, isLoading, requestId, refetch } = useCheckSessionQuery();
  const [owner, setOwner] = useState<string>();
  const [closed, setClosed] = useState<string>();
  if (data?.authenticated && owner === undefined) setOwner(data.username);

  const isOthers = data !== undefined && owner !== undefined && data.username !== owner;
  useEffect(() => {
    // What the page holds was read, and typed, by somebody else.
    if (isOthers) location.reload();
  }, [isOthers]);

  if (isOthers || (isLoading && error === undefined)) return <Loading />;
  if (!data?.authenticated) return <Navigate to={paths.login} replace />;
  const hasEnded = isApiFailure(error) && error.status === 401;
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

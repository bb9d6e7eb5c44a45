import { useHost } from '@suite/host/HostContext';
import { Navigate } from '@suite/host/router';
import { useState } from 'react';
import { LoginCard } from '../../features/session/LoginCard.tsx';
import { sessionWords } from '../../features/session/session-words.ts';
import { useSession } from '../../features/session/use-session.ts';
import { useWords } from '../../language/use-words.ts';
import { paths } from '../../paths.ts';
import { Loading } from '../../screen/Loading.tsx';

/** Milliseconds. */
const waits = { beforeCheck: 500, beforeRedirect: 100 };

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

export function AdminLogin() {
  const words = useWords(sessionWords);
  const host = useHost();
  const session = useSession();
  const [isLoggingIn, setLoggingIn] = useState(false);

  /** Returns an error message, or undefined if a session exists. */
  const checkSession = async (): Promise<string | undefined> => {
    await wait(waits.beforeCheck);
    try {
      return (await session.recheck()) ? undefined : words.noSession;
    } catch {
      return words.checkFailed;
    }
  };

  const handleSignedIn = async () => {
    setLoggingIn(true);
    const problem = await checkSession();
    if (problem !== undefined) {
      host.toast({ title: words.error, description: problem, variant: 'destructive' });
      setLoggingIn(false);
      return false;
    }
    host.toast({ title: words.success, description: words.loggedIn });
    await wait(waits.beforeRedirect);
    setLoggingIn(false);
    return true;
  };

  if (session.isChecking) return <Loading />;
  if (session.isSignedIn && !isLoggingIn) return <Navigate to={paths.panel} replace />;
  return <LoginCard title={words.adminLogin} refusal="text/plain" onSignedIn={handleSignedIn} />;
}

import { useLocation } from '@suite/host/router';
import { useState } from 'react';
import { LoginCard } from '../../features/session/LoginCard.tsx';
import { sessionStrings } from '../../features/session/session-strings.ts';
import { useSession } from '../../features/session/use-session.ts';
import { useStrings } from '../../language/use-strings.ts';
import { paths } from '../../paths.ts';
import { Loading, Redirect } from '../../screen/Loading.tsx';
import { Screen } from '../../screen/Screen.tsx';
import { useNotices } from '../../screen/use-notices.ts';

/** Delays in milliseconds. */
const waits = { beforeCheck: 500, beforeRedirect: 100 };

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Renders /admin, the login of the panel. */
export function AdminLoginPage() {
  return (
    <Screen title={useStrings(sessionStrings).adminLogin}>
      <AdminLogin />
    </Screen>
  );
}

/** Renders the login; after it, opens the panel with the query of the address, which a deep link has brought. */
function AdminLogin() {
  const strings = useStrings(sessionStrings);
  const { fail, succeed } = useNotices();
  const { search } = useLocation();
  const session = useSession();
  const [isLoggingIn, setLoggingIn] = useState(false);
  const [hint, setHint] = useState<string>();

  /** Returns an error message, or undefined if a session exists. */
  const checkSession = async (): Promise<string | undefined> => {
    await wait(waits.beforeCheck);
    try {
      return (await session.recheck()) ? undefined : strings.noSession;
    } catch {
      return strings.checkFailed;
    }
  };

  const handleSignedIn = async () => {
    setLoggingIn(true);
    const problem = await checkSession();
    setHint(problem === strings.noSession ? strings.noSessionHint : undefined);
    if (problem !== undefined) {
      fail(problem);
      setLoggingIn(false);
      return false;
    }
    succeed(strings.loggedIn);
    await wait(waits.beforeRedirect);
    setLoggingIn(false);
    return true;
  };

  if (session.isChecking) return <Loading />;
  if (session.isSignedIn && !isLoggingIn) return <Redirect to={paths.panel + search} />;
  return (
    <LoginCard title={strings.adminLogin} refusal="text/plain" hint={hint} onSignedIn={handleSignedIn} />
  );
}

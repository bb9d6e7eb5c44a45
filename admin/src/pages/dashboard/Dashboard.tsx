import type { Credentials } from '@suite/contracts/credentials';
import { useHost } from '@suite/host/HostContext';
import { DashboardLeads } from '../../features/leads/DashboardLeads.tsx';
import { LoginCard } from '../../features/session/LoginCard.tsx';
import { LogoutButton } from '../../features/session/LogoutButton.tsx';
import { refusalWords } from '../../features/session/refusal-words.ts';
import { useLoginMutation } from '../../features/session/session-api.ts';
import { useSession } from '../../features/session/use-session.ts';
import { Loading } from '../../screen/Loading.tsx';
import { ScreenHeader } from '../../screen/ScreenHeader.tsx';

export function Dashboard() {
  const host = useHost();
  const session = useSession();
  const [login] = useLoginMutation();

  const handleLogin = async (credentials: Credentials) => {
    try {
      await login({ credentials, refusal: 'application/json' }).unwrap();
      if (!(await session.recheck())) throw new Error('No session after the login');
      return true;
    } catch (error) {
      host.toast({ title: 'Error', description: refusalWords(error), variant: 'destructive' });
      return false;
    }
  };

  if (session.isChecking) return <Loading />;
  if (!session.isSignedIn) return <LoginCard title="Dashboard Login" onLogin={handleLogin} />;
  return (
    <>
      <ScreenHeader title="Business Leads Dashboard" actions={<LogoutButton />} />
      <DashboardLeads />
    </>
  );
}

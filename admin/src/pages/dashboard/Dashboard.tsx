import { useHost } from '@suite/host/HostContext';
import { AccountContext } from '../../account/account-context.ts';
import { DashboardLeads } from '../../features/leads/DashboardLeads.tsx';
import { leadWords } from '../../features/leads/lead-words.ts';
import { LoginCard } from '../../features/session/LoginCard.tsx';
import { LogoutButton } from '../../features/session/LogoutButton.tsx';
import { sessionWords } from '../../features/session/session-words.ts';
import { useSession } from '../../features/session/use-session.ts';
import { useWords } from '../../language/use-words.ts';
import { LanguageSwitch } from '../../screen/LanguageSwitch.tsx';
import { Loading } from '../../screen/Loading.tsx';
import { ScreenHeader } from '../../screen/ScreenHeader.tsx';
import { GivenPassword } from '../given-password/GivenPassword.tsx';

export function Dashboard() {
  const words = useWords(sessionWords);
  const leads = useWords(leadWords);
  const host = useHost();
  const session = useSession();

  const handleSignedIn = async () => {
    try {
      if (await session.recheck()) return true;
    } catch {
      // Without a session the login has failed; the message below says so.
    }
    host.toast({ title: words.error, description: words.loginFailed, variant: 'destructive' });
    return false;
  };

  if (session.isChecking) return <Loading />;
  if (!session.isSignedIn)
    return <LoginCard title={words.dashboardLogin} refusal="application/json" onSignedIn={handleSignedIn} />;
  if (session.account?.mustChangePassword)
    return (
      <AccountContext value={session.account}>
        <GivenPassword />
      </AccountContext>
    );
  return (
    <>
      <ScreenHeader
        title={leads.dashboard.heading}
        actions={
          <>
            <LanguageSwitch />
            <LogoutButton />
          </>
        }
      />
      <DashboardLeads />
    </>
  );
}

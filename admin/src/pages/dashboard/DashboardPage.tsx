import { Link } from '@suite/host/router';
import { ButtonLink } from '@suite/ui/Button';
import { AccountContext } from '../../account/account-context.ts';
import { DashboardLeads } from '../../features/leads/DashboardLeads.tsx';
import { dashboardStrings } from '../../features/leads/dashboard-strings.ts';
import { LoginCard } from '../../features/session/LoginCard.tsx';
import { LogoutButton } from '../../features/session/LogoutButton.tsx';
import { sessionStrings } from '../../features/session/session-strings.ts';
import { useSession } from '../../features/session/use-session.ts';
import { useStrings } from '../../language/use-strings.ts';
import { paths } from '../../paths.ts';
import { LanguageSwitch } from '../../screen/LanguageSwitch.tsx';
import { Loading } from '../../screen/Loading.tsx';
import { Screen } from '../../screen/Screen.tsx';
import { useNotices } from '../../screen/use-notices.ts';
import { ViewHeader } from '../../screen/ViewHeader.tsx';
import { panelStrings } from '../panel/panel-strings.ts';
import { RequiredPassword } from '../required-password/RequiredPassword.tsx';

/** Renders /dashboard, the list of leads with a separate login. */
export function DashboardPage() {
  return (
    <Screen title={useStrings(dashboardStrings).heading}>
      <Dashboard />
    </Screen>
  );
}

function Dashboard() {
  const strings = useStrings(sessionStrings);
  const dashboard = useStrings(dashboardStrings);
  const panel = useStrings(panelStrings);
  const { fail } = useNotices();
  const session = useSession();

  const handleSignedIn = async () => {
    try {
      if (await session.recheck()) return true;
    } catch {
      // A failed check counts as a failed login, which the message below reports.
    }
    fail(strings.loginFailed);
    return false;
  };

  if (session.isChecking) return <Loading />;
  if (!session.isSignedIn)
    return (
      <LoginCard title={strings.dashboardLogin} refusal="application/json" onSignedIn={handleSignedIn} />
    );
  if (session.account?.mustChangePassword)
    return (
      <AccountContext value={session.account}>
        <RequiredPassword />
      </AccountContext>
    );
  return (
    <>
      <ViewHeader isPage title={dashboard.heading}>
        <ButtonLink as={Link} to={paths.panel} $variant="ghost" $size="small">
          {panel.title}
        </ButtonLink>
        <LanguageSwitch />
        <LogoutButton />
      </ViewHeader>
      <DashboardLeads />
    </>
  );
}

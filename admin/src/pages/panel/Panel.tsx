import { Navigate } from '@suite/host/router';
import { Tabs } from '@suite/ui/Tabs';
import { useState } from 'react';
import { LeadPanel } from '../../features/leads/LeadPanel.tsx';
import { LogoutButton } from '../../features/session/LogoutButton.tsx';
import { useSession } from '../../features/session/use-session.ts';
import { paths } from '../../paths.ts';
import { Loading } from '../../screen/Loading.tsx';
import { ScreenHeader } from '../../screen/ScreenHeader.tsx';

type TabName = 'leads';

const tabs = [{ value: 'leads' as const, title: 'Business Leads', content: <LeadPanel /> }];

export function Panel() {
  const session = useSession();
  const [tab, setTab] = useState<TabName>('leads');

  if (session.isChecking) return <Loading />;
  if (!session.isSignedIn) return <Navigate to={paths.login} replace />;
  return (
    <>
      <ScreenHeader
        title="Admin Panel"
        subtitle="Manage business leads and contact submissions"
        actions={<LogoutButton />}
      />
      <Tabs<TabName> label="Submissions" tabs={tabs} value={tab} onValueChange={setTab} />
    </>
  );
}

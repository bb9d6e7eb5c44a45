import { kindNames, type ListedRecord, type RecordKind, recordKinds } from '@suite/contracts/records';
import { useLocation, useNavigate } from '@suite/host/router';
import { Tabs } from '@suite/ui/Tabs';
import { useContactConfig } from '../../features/contacts/use-contact-config.tsx';
import { useLeadConfig } from '../../features/leads/use-lead-config.tsx';
import { OverviewStrip } from '../../features/overview/OverviewStrip.tsx';
import { useReadOverviewQuery } from '../../features/overview/overview-api.ts';
import { usePartnerApplicationConfig } from '../../features/partner-applications/use-partner-application-config.tsx';
import { useStrings } from '../../language/use-strings.ts';
import { RecordScreen } from '../../records/RecordScreen.tsx';
import type { RecordConfig } from '../../records/record-config.ts';
import { useListTitle } from '../../records/use-list-title.ts';
import { useNewSubmissions } from '../../records/use-new-submissions.ts';
import { useTitle } from '../../screen/use-title.ts';
import { panelStrings } from './panel-strings.ts';
import { TabTitle } from './TabTitle.tsx';

/** Renders one tab per kind of submission; the open tab is stored in the address. */
export function Submissions({ canManage }: { canManage: boolean }) {
  const strings = useStrings(panelStrings);
  const navigate = useNavigate();
  const { search } = useLocation();
  const { counts, clear } = useNewSubmissions();
  const leads = useLeadConfig();
  const contacts = useContactConfig();
  const applications = usePartnerApplicationConfig();

  const asked = new URLSearchParams(search).get('tab');
  const tab = recordKinds.find((kind) => kind === asked) ?? 'business-leads';
  const configs = { [leads.kind]: leads, [contacts.kind]: contacts, [applications.kind]: applications };
  useTitle(...useListTitle(configs[tab] ?? leads), strings.title);
  const { data: overview } = useReadOverviewQuery(30);
  const tabOf = <Row extends ListedRecord>(config: RecordConfig<Row>) => ({
    value: config.kind,
    title: <TabTitle title={config.title} unread={overview?.unread[kindNames[config.kind]]} />,
    content: (
      <RecordScreen
        config={config}
        canManage={canManage}
        newCount={counts[config.kind] ?? 0}
        onNewShown={() => clear(config.kind)}
      />
    ),
  });
  return (
    <>
      <OverviewStrip />
      <Tabs<RecordKind>
        label={strings.tabs}
        value={tab}
        onValueChange={(kind) => navigate({ search: kind === 'business-leads' ? '' : `?tab=${kind}` })}
        tabs={[tabOf(leads), tabOf(contacts), tabOf(applications)]}
      />
    </>
  );
}
